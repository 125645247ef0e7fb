import { css } from "@emotion/react";
import { stack } from "../../theme/mixins";
import { theme } from "../../theme/theme";
import { labelStyle } from "../ui/headings";
import { ShareButton } from "../ui/share-button";
import { Verse } from "../ui/verse";

interface SlideTextProps {
  slide: Omit<Queries.Slide, "picture">;
  texts: Queries.ResourcesPageDevotionalsViewer;
  level: 2 | 3;
  /** The ids of the label and the heading, for references to them. */
  ids?: readonly [label: string, heading: string] | undefined;
}

const slideStyle = css`
  ${stack("md")};
  max-width: ${theme.widths.measure};
`;

const noteStyle = css`
  padding-top: ${theme.space.md};
  border-top: 1px solid ${theme.colour.line};
  color: ${theme.colour.muted};
  font-size: ${theme.type.label};
`;

/** A slide's content as text. A slide with a prayer has a button that shares it. */
export function SlideText({ slide, texts, level, ids }: SlideTextProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const { id, label, line, verse, reference, reflection, prayer, step, note } = slide;
  return (
    <div css={slideStyle}>
      <p id={ids?.[0]} css={labelStyle}>
        {label}
      </p>
      <Heading id={ids?.[1]}>{line}</Heading>
      {verse && <Verse text={verse} reference={reference} />}
      {reflection && <p>{reflection}</p>}
      {prayer && <LabelledText heading={texts.prayer} text={prayer} />}
      {step && <LabelledText heading={texts.step} text={step} />}
      {note && <p css={noteStyle}>{note}</p>}
      {prayer && <ShareButton key={id} href={`#${id}`} subject={label} />}
    </div>
  );
}

function LabelledText({ heading, text }: { heading: string; text: string }) {
  return (
    <div>
      <p css={labelStyle}>{heading}</p>
      <p>{text}</p>
    </div>
  );
}
