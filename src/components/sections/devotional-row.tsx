import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";

interface DevotionalRowProps {
  /** The id of its heading. */
  id: string;
  devotional: { days: string; title: string; text: string };
  /** The unit after the number of days. */
  unit: string;
  /** The button. */
  children: ReactNode;
}

const row = css`
  display: grid;
  gap: ${theme.space.md};
  padding-block: ${theme.space.lg} ${theme.space.xl};
  border-top: 1px solid ${theme.colour.ink};

  & > :last-child {
    place-self: start;
    max-width: 100%;
  }

  ${media.xs} {
    grid-template-columns: min(5.5rem, 24vw) minmax(0, 1fr);

    & > :last-child {
      grid-column: 2;
    }
  }

  ${media.roomy} {
    grid-template-columns: 7rem minmax(0, 1fr) 12.5rem;

    & > :last-child {
      grid-column: auto;
      justify-self: stretch;
    }
  }
`;

const length = css`
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};
  line-height: 1.3;

  span {
    display: block;
    color: ${theme.colour.accent};
    font: 380 3.5rem/0.95 ${theme.font.display};
    white-space: nowrap;
  }
`;

const body = css`
  p {
    margin-top: ${theme.space.xs};
    color: ${theme.colour.muted};
  }
`;

/** One devotional: its length, its description and its link. */
export function DevotionalRow({ id, devotional, unit, children }: DevotionalRowProps) {
  return (
    <li css={row}>
      <p css={length}>
        <span>{devotional.days}</span> {unit}
      </p>
      <div css={body}>
        <h3 id={id}>{devotional.title}</h3>
        <p>{devotional.text}</p>
      </div>
      {children}
    </li>
  );
}
