import { css } from "@emotion/react";
import { media, theme } from "../../theme/theme";
import { labelStyle } from "../ui/headings";
import { useInterfaceTexts } from "../ui/site-texts";

/** The minimum number of headings for a table of contents. */
const fewestHeadings = 3;

/**
 * Returns the headings for a text's table of contents: those of the first two levels.
 * @returns an empty list if there are too few for a table of contents
 */
export function listedHeadings(headings: readonly Queries.TextHeading[]): Queries.TextHeading[] {
  const listedLevels = headings.filter(({ level }) => level <= 3);
  return listedLevels.length < fewestHeadings ? [] : listedLevels;
}

const list = css`
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
const foldedContents = css`
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

const openContents = css`
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

/** A table of contents: beside the text on a large screen, in a details element before it on a small one. */
export function TextContents({ headings, languageAttributes }: TextContentsProps) {
  const { contents: label } = useInterfaceTexts();
  const links = (
    <ol css={list} {...languageAttributes}>
      {nestHeadings(headings).map(({ heading, below }) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`}>{heading.text}</a>
          {below.length > 0 && (
            <ol>
              {below.map(({ id, text }) => (
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
      <details css={foldedContents}>
        <summary>{label}</summary>
        {links}
      </details>
      <div css={openContents}>
        <p>{label}</p>
        {links}
      </div>
    </nav>
  );
}

/** Nests each heading of the lower level in the preceding heading of the upper level. */
function nestHeadings(headings: readonly Queries.TextHeading[]) {
  const parts: { heading: Queries.TextHeading; below: Queries.TextHeading[] }[] = [];
  for (const heading of headings) {
    const last = parts.at(-1);
    if (heading.level > 2 && last) last.below.push(heading);
    else parts.push({ heading, below: [] });
  }
  return parts;
}
