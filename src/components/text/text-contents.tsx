import { css } from "@emotion/react";
import { media, theme } from "../../theme/theme";
import { labelStyle } from "../ui/headings";
import { useInterfaceTexts } from "../ui/site-texts";

/** The minimum number of headings for a table of contents. */
const minHeadings = 3;

/**
 * Selects the headings of the first two levels for a text's table of contents.
 * @returns an empty list if there are too few headings for a table of contents
 */
export function selectHeadings(headings: readonly Queries.TextHeading[]): Queries.TextHeading[] {
  const upperHeadings = headings.filter(({ level }) => level <= 3);
  return upperHeadings.length < minHeadings ? [] : upperHeadings;
}

const listStyle = css`
  font-size: ${theme.type.label};
  line-height: 1.35;

  a {
    display: block;
    padding-block: ${theme.space.xs};
    color: ${theme.colour.ink};
    text-decoration-color: transparent;
  }

  ${media.hover} {
    a:hover {
      color: ${theme.colour.accent};
      text-decoration-color: currentColor;
    }
  }

  ol {
    padding-inline-start: ${theme.space.md};
  }

  ol a {
    color: ${theme.colour.muted};
  }
`;

/* On a small screen, the contents are collapsed above the text. */
const foldedContentsStyle = css`
  border-block: 1px solid ${theme.colour.line};

  summary {
    ${labelStyle};
    padding-block: ${theme.space.md};
  }

  & > ol {
    padding-bottom: ${theme.space.md};
  }

  ${media.lg} {
    display: none;
  }
`;

const openContentsStyle = css`
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.colour.line};

  ${media.single} {
    display: none;
  }

  & > p {
    ${labelStyle};
    margin-bottom: ${theme.space.xs};
  }
`;

interface TextContentsProps {
  headings: readonly Queries.TextHeading[];
  /** The language of the headings, if it is not the page's. */
  languageAttributes?: Queries.LanguageAttributes | null | undefined;
}

/** A table of contents: beside the text on a large screen, in a details element above the text on a small screen. */
export function TextContents({ headings, languageAttributes }: TextContentsProps) {
  const { contents: label } = useInterfaceTexts();
  const links = (
    <ol css={listStyle} {...languageAttributes}>
      {nestHeadings(headings).map(({ heading, subheadings }) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`}>{heading.text}</a>
          {subheadings.length > 0 && (
            <ol>
              {subheadings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={label}>
      <details css={foldedContentsStyle}>
        <summary>{label}</summary>
        {links}
      </details>
      <div css={openContentsStyle}>
        <p>{label}</p>
        {links}
      </div>
    </nav>
  );
}

/** Groups each heading of the lower level below the preceding heading of the upper level. */
function nestHeadings(headings: readonly Queries.TextHeading[]) {
  const parts: { heading: Queries.TextHeading; subheadings: Queries.TextHeading[] }[] = [];
  for (const heading of headings) {
    const lastPart = parts.at(-1);
    if (heading.level > 2 && lastPart) lastPart.subheadings.push(heading);
    else parts.push({ heading, subheadings: [] });
  }
  return parts;
}
