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
  /** The changes to list, as selected by `changesAmong`. */
  changed: Queries.GatheringDatesFragment["changed"];
  /** Whether each change has an id, for links to it. */
  isNamed?: boolean;
}

/** Lists gatherings that are cancelled or moved, with the reason. */
export function GatheringChanges({ changed, isNamed = true }: GatheringChangesProps) {
  return changed.map((one) => (
    <p key={one.start} id={isNamed ? `gathering-${dayOf(one)}` : undefined} data-until={one.until} css={note}>
      {one.text}
    </p>
  ));
}
