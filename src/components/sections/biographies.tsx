import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef } from "react";
import { replayMark, wakeMark } from "../../hydration/marks";
import { useHydration } from "../../hydration/use-hydration";
import { split } from "../../theme/grid";
import { media } from "../../theme/media";
import { withPlainSpaces } from "../../theme/keep-together";
import { scripted } from "../../theme/scripted";
import { theme } from "../../theme/theme";
import { secondaryButton } from "../ui/button-styles";
import { labelStyle } from "../ui/label-style";
import { Section } from "../ui/section";
import { SectionTitle } from "../ui/section-title";
import { ToastRegion } from "../ui/toast-region";
import { useToasts } from "../ui/use-toasts";

interface BiographyRowProps {
  bio: Queries.BiographiesFragment["entries"][number];
  button: string;
  /** Called with the text and the element that shows it. */
  onCopy: (text: string, shown: HTMLElement | null) => void;
}

const rows = css`
  margin-top: ${theme.space.xxl};
  border-bottom: 1px solid ${theme.colour.ink};
`;

const row = css`
  display: grid;
  row-gap: ${theme.space.lg};
  padding-block: ${theme.space.xl} ${theme.space.xxl};
  border-top: 1px solid ${theme.colour.ink};

  ${media.lg} {
    ${split(4, 7)};
  }
`;

const heading = css`
  display: grid;
  gap: ${theme.space.sm};
  align-content: start;
  justify-items: start;
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

  ${media.scriptless} {
    display: block;
    margin-top: ${theme.space.md};
    font-weight: 600;
  }
`;

/** The biographies, each with a button that puts it on the clipboard; without any, the page needs no script. */
export function Biographies({ bios }: { bios: Queries.BiographiesFragment }) {
  return bios.entries.length === 0 ? null : <BiographyRows bios={bios} />;
}

function BiographyRows({ bios }: { bios: Queries.BiographiesFragment }) {
  useHydration("Biographies");
  const { toasts, show, dismiss } = useToasts();

  const copy = async (text: string, shown: HTMLElement | null): Promise<void> => {
    try {
      await navigator.clipboard.writeText(withPlainSpaces(text));
      show({ ...bios.copied, tone: "success" });
    } catch {
      if (shown) getSelection()?.selectAllChildren(shown);
      show({ ...bios.notCopied, tone: "failure", stays: true });
    }
  };

  return (
    <Section ground="light" labelledBy="biographies">
      <div {...wakeMark}>
        <SectionTitle id="biographies" eyebrow={bios.eyebrow} title={bios.title} text={bios.text} />
        <p css={instead}>{bios.withoutScript}</p>
        <ul css={rows}>
          {bios.entries.map((bio) => (
            <BiographyRow
              key={bio.id}
              bio={bio}
              button={bios.button}
              onCopy={(text, shown) => void copy(text, shown)}
            />
          ))}
        </ul>
      </div>
      <ToastRegion toasts={toasts} dismiss={dismiss} />
    </Section>
  );
}

function BiographyRow({ bio, button, onCopy }: BiographyRowProps) {
  const shown = useRef<HTMLDivElement>(null);
  return (
    <li id={bio.id} css={row}>
      <div css={heading}>
        <p css={labelStyle}>{bio.length}</p>
        <h3 id={`${bio.id}-title`}>{bio.title}</h3>
        <button
          type="button"
          aria-describedby={`${bio.id}-title`}
          css={copyButton}
          onClick={() => {
            onCopy(bio.paragraphs.join("\n\n"), shown.current);
          }}
          {...replayMark}
        >
          {button}
        </button>
      </div>
      <div ref={shown} css={words}>
        {bio.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </li>
  );
}

export const biographiesFields = graphql`
  fragment Biographies on PressKitPageBios {
    eyebrow
    title
    text
    button
    withoutScript
    copied {
      title
      text
    }
    notCopied {
      title
      text
    }
    entries {
      id
      title
      length
      paragraphs
    }
  }
`;
