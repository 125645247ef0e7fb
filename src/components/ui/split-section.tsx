import type { ComponentProps, ReactNode } from "react";
import type { Ground } from "../../theme/theme";
import { Section } from "./section";
import { SplitColumns } from "./split-columns";

interface SplitSectionProps extends ComponentProps<typeof SplitColumns> {
  ground: Ground;
  /** The section's id, if links refer to it. */
  anchor?: string;
  /** Content behind the columns, such as a landscape. */
  backdrop?: ReactNode;
}

/** A section of two columns. */
export function SplitSection({ ground, anchor, backdrop, ...columns }: SplitSectionProps) {
  return (
    <Section ground={ground} id={anchor} labelledBy={columns.id}>
      {backdrop}
      <SplitColumns {...columns} />
    </Section>
  );
}
