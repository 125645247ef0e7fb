import { css } from "@emotion/react";
import { hideInPrint, ruledList, splitPage, stack, touchTarget, hideTriangle } from "../../../theme/mixins";
import { scriptlessStyle } from "../../../hydration/scripted";
import { media, theme } from "../../../theme/theme";
import { secondaryButton } from "../../ui/button-styles";
import { Emphasis, Eyebrow } from "../../ui/headings";
import { openInPrintStyle } from "../../ui/print";
import { WithStatus } from "../../ui/share-button";
import { Section, stickyHeadingStyle } from "../section";

const rowsStyle = css`
  ${ruledList};

  & > li {
    display: grid;
    row-gap: ${theme.space.sm};
    padding-block: ${theme.space.md};

    ${media.md} {
      ${splitPage(4, 7)};
      padding-block: ${theme.space.xl};
    }

    ${media.print} {
      display: block;
      break-inside: auto;
    }
  }
`;

const headingStyle = css`
  ${stack("sm")};
  justify-items: start;

  ${stickyHeadingStyle};
`;

const textStyle = css`
  ${stack("md")};

  ${media.narrow} {
    font-size: ${theme.type.label};
    line-height: 1.5;
  }
`;

/* A long text is folded, but open in print. */
const foldedTextStyle = css`
  summary {
    ${touchTarget};
    color: ${theme.colour.accent};
    font-weight: 600;
    ${hideTriangle};
    ${hideInPrint};
  }

  summary::after {
    content: "+" / "";
    margin-left: ${theme.space.xs};
  }

  &[open] > summary {
    margin-bottom: ${theme.space.sm};
  }

  &[open] > summary::after {
    content: "\\2212" / "";
  }

  ${openInPrintStyle};
`;

/** A text with more words is folded. */
const maxShownWords = 80;

const scriptlessNoteStyle = css`
  display: none;
  font-weight: 600;

  ${scriptlessStyle("display: block;")};
`;

/** The biographies, each with a button that copies the text. Long biographies are folded. */
export function Biographies({ bios }: { bios: Queries.PressKitPageBios }) {
  const { copied, notCopied } = bios;
  return (
    <Section
      ground="light"
      id="biographies"
      heading={bios}
      aside={<p css={scriptlessNoteStyle}>{bios.withoutScript}</p>}
    >
      <ul css={rowsStyle}>
        {bios.entries.map((bio) => (
          <li key={bio.id} id={bio.id}>
            <div css={headingStyle}>
              <h3 id={`${bio.id}-title`}>
                <Eyebrow isInHeading>{bio.length}</Eyebrow>
                {bio.title}
              </h3>
              <WithStatus>
                <button
                  type="button"
                  data-copy={`${bio.id}-text`}
                  data-copied={`${copied.title}. ${copied.text}`}
                  data-not-copied={`${notCopied.title}. ${notCopied.text}`}
                  aria-describedby={`${bio.id}-title`}
                  css={secondaryButton}
                >
                  {bios.button}
                </button>
              </WithStatus>
            </div>
            <BiographyText bio={bio} read={bios.read} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface TextProps {
  bio: Queries.PressKitPageBiosEntries;
  /** The label that unfolds a long text. */
  read: string;
}

function BiographyText({ bio: { id, paragraphs }, read }: TextProps) {
  const text = (
    <div id={`${id}-text`} css={textStyle}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Emphasis text={paragraph} />
        </p>
      ))}
    </div>
  );
  if (paragraphs.join(" ").split(" ").length <= maxShownWords) return text;
  return (
    <details css={foldedTextStyle}>
      <summary aria-describedby={`${id}-title`}>{read}</summary>
      {text}
    </details>
  );
}
