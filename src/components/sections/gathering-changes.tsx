import { css } from "@emotion/react";
import { dayOf } from "../../calendar/next-gatherings";
import { theme } from "../../theme/theme";

const noteStyle = css`
  margin-bottom: ${theme.space.md};
  padding-left: ${theme.space.md};
  border-left: 3px solid ${theme.colour.accent};
  font-size: ${theme.type.label};
  font-weight: 600;
`;

interface GatheringChangesProps {
  gatherings: Queries.GatheringDatesFragment["changed"];
  hasIds?: boolean;
}

/** Lists gatherings that are cancelled or moved, with the reason. */
export function GatheringChanges({ gatherings, hasIds = true }: GatheringChangesProps) {
  return gatherings.map((gathering) => (
    <p
      key={gathering.start}
      id={hasIds ? `gathering-${dayOf(gathering)}` : undefined}
      data-until={gathering.until}
      css={noteStyle}
    >
      {gathering.text}
    </p>
  ));
}
