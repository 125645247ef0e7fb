import { css } from "@emotion/react";
import {
  byStart,
  dayEndOf,
  dayOf,
  type ChangedGathering,
  type Gathering,
} from "../../calendar/next-gatherings";
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
  zone: string;
}

/** Lists gatherings that are cancelled or moved, with the reason. */
export function GatheringChanges({ changed, zone }: GatheringChangesProps) {
  return changed.map((one) => (
    <p key={one.start} id={`gathering-${dayOf(one)}`} data-until={dayEndOf(lastOf(one), zone)} css={note}>
      {one.text}
    </p>
  ));
}

/** The later date of a changed gathering, until which its note is shown. */
function lastOf(one: ChangedGathering): Gathering {
  return one.movedTo && byStart(one, one.movedTo) < 0 ? one.movedTo : one;
}
