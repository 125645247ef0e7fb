import { css } from "@emotion/react";
import { dayOf } from "../../calendar/next-gatherings";
import { theme } from "../../theme/theme";

const note = css`
  margin-bottom: ${theme.space.md};
  padding-left: ${theme.space.md};
  border-left: 3px solid ${theme.colour.accent};
  font-size: ${theme.type.label};
  font-weight: 600;
`;

interface GatheringChangesProps {
  /** Those that a list of dates explains (changesAmong). */
  changed: Queries.GatheringDatesFragment["changed"];
}

/** Says of gatherings that are cancelled or moved what becomes of them, and why. */
export function GatheringChanges({ changed }: GatheringChangesProps) {
  return changed.map((one) => (
    <p key={one.start} id={`gathering-${dayOf(one)}`} css={note}>
      {one.words}
    </p>
  ));
}
