import { Emphasis } from "./emphasis";
import { Eyebrow } from "./eyebrow";

interface SectionHeadingProps {
  /** The heading's id, which labels the section. */
  id: string;
  /** The plain label above the title. */
  eyebrow?: string | null | undefined;
  title: string;
}

/** A section's heading with its plain label inside, so that a list of headings reads as a table of contents. */
export function SectionHeading({ id, eyebrow, title }: SectionHeadingProps) {
  return (
    <h2 id={id}>
      {eyebrow && <Eyebrow inHeading>{eyebrow}</Eyebrow>}
      <Emphasis text={title} />
    </h2>
  );
}
