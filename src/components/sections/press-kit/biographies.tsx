import { css } from "@emotion/react";
import { ruled, split, stack } from "../../../theme/mixins";
import { scriptless } from "../../../hydration/scripted";
import { media, theme } from "../../../theme/theme";
import { secondaryButton } from "../../ui/button-styles";
import { Emphasis, Eyebrow } from "../../ui/headings";
import { WithStatus } from "../../ui/share-button";
import { Section, stickyHeading } from "../section";

const rows = css`
  ${ruled};

  & > li {
    display: grid;
    row-gap: ${theme.space.lg};
    padding-block: ${theme.space.xl} ${theme.space.xxl};

    ${media.lg} {
      ${split(4, 7)};
    }

    ${media.print} {
      display: block;
      break-inside: auto;
    }
  }
`;

const heading = css`
  ${stack("sm")};
  justify-items: start;

  ${stickyHeading};
`;

const textStyle = css(stack("md"));

const instead = css`
  display: none;
  font-weight: 600;

  ${scriptless("display: block;")};
`;

/** The biographies, each with a button that copies it. */
export function Biographies({ bios }: { bios: Queries.PressKitPageBios }) {
  const { copied, notCopied } = bios;
  return (
    <Section ground="light" id="biographies" heading={bios} aside={<p css={instead}>{bios.withoutScript}</p>}>
      <ul css={rows}>
        {bios.entries.map((bio) => (
          <li key={bio.id} id={bio.id}>
            <div css={heading}>
              <h3 id={`${bio.id}-title`}>
                <Eyebrow inHeading>{bio.length}</Eyebrow>
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
            <div id={`${bio.id}-text`} css={textStyle}>
              {bio.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Emphasis text={paragraph} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
