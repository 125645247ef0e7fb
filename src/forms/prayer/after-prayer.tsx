import { css } from "@emotion/react";
import { SmartLink } from "../../components/ui/smart-link";
import { theme } from "../../theme/theme";

const linkList = css`
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

const words = css`
  display: grid;
  gap: ${theme.space.xs};
`;

/** What comes after a prayer request was sent: when it is prayed over, and where to go next. */
export function AfterPrayer({ next }: { next: NonNullable<Queries.PrayerFormFragment["next"]> }) {
  return (
    <div css={words}>
      <p>{next.text}</p>
      <ul css={linkList}>
        {next.links.map(({ label, href }) => (
          <li key={href}>
            <SmartLink href={href}>{label}</SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
