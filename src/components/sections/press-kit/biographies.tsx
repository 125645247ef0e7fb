import { css } from "@emotion/react";
import { replayable } from "../../../hydration/markup";
import { useHydration } from "../../../hydration/use-hydration";
import { ruled, split } from "../../../theme/grid";
import { withPlainSpaces } from "../../../text/keep-together";
import { scripted, scriptless } from "../../../theme/scripted";
import { media, theme } from "../../../theme/theme";
import { spokenWords } from "../../../text/linked-words";
import { secondaryButton } from "../../ui/button-styles";
import { Emphasis, Eyebrow } from "../../ui/headings";
import { Toasts, useToasts } from "../../ui/toasts";
import { Section, staying } from "../section";

const rows = css`
  ${ruled};

  & > li {
    display: grid;
    row-gap: ${theme.space.lg};
    padding-block: ${theme.space.xl} ${theme.space.xxl};

    ${media.lg} {
      ${split(4, 7)};
    }
  }
`;

const heading = css`
  display: grid;
  gap: ${theme.space.sm};
  align-content: start;
  justify-items: start;

  ${staying};
`;

const words = css`
  display: grid;
  gap: ${theme.space.md};
`;

const copyButton = css`
  ${secondaryButton};
  margin-top: ${theme.space.xs};

  ${scripted};
`;

const instead = css`
  display: none;
  font-weight: 600;

  ${scriptless("display: block;")};
`;

/** The biographies, each with a copy button, for which the page needs script. */
export function Biographies({ bios }: { bios: Omit<Queries.PressKitPageBios, "sample"> }) {
  useHydration();
  const { toasts, show, dismiss } = useToasts();

  const copy = async (text: string, shown: Element | null | undefined): Promise<void> => {
    try {
      await navigator.clipboard.writeText(withPlainSpaces(spokenWords(text)));
      show({ ...bios.copied, tone: "success" });
    } catch {
      if (shown) getSelection()?.selectAllChildren(shown);
      show({ ...bios.notCopied, tone: "failure", stays: true });
    }
  };

  return (
    <Section
      ground="light"
      id="biographies"
      heading={bios}
      aside={<p css={instead}>{bios.withoutScript}</p>}
      live
    >
      <ul css={rows}>
        {bios.entries.map((bio) => (
          <li key={bio.id} id={bio.id}>
            <div css={heading}>
              <h3 id={`${bio.id}-title`}>
                <Eyebrow inHeading>{bio.length}</Eyebrow>
                {bio.title}
              </h3>
              <button
                type="button"
                aria-describedby={`${bio.id}-title`}
                css={copyButton}
                onClick={(event) => {
                  const shown = event.currentTarget.parentElement?.nextElementSibling;
                  void copy(bio.paragraphs.join("\n\n"), shown);
                }}
                {...replayable(`copy-${bio.id}`)}
              >
                {bios.button}
              </button>
            </div>
            <div css={words}>
              {bio.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Emphasis text={paragraph} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <Toasts toasts={toasts} dismiss={dismiss} />
    </Section>
  );
}
