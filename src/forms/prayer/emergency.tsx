import { css } from "@emotion/react";
import { SmartLink } from "../../components/ui/smart-link";
import { theme } from "../../theme/theme";

const words = css`
  max-width: 44rem;
  font-size: ${theme.type.label};
  font-weight: 600;
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.lg};

  a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
`;

/** The emergency contacts, shown before the form's fields and reachable with one tap. */
export function Emergency({
  words: { text, links: calls },
}: {
  words: Queries.PrayerFormFragment["emergency"];
}) {
  return (
    <div id="emergency" css={words}>
      <p>{text}</p>
      {calls.length > 0 && (
        <p css={links}>
          {calls.map(({ label, href }) => (
            <SmartLink key={href} href={href}>
              {label}
            </SmartLink>
          ))}
        </p>
      )}
    </div>
  );
}
