import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef } from "react";
import { replayable } from "../../hydration/markup";
import { useHydration } from "../../hydration/use-hydration";
import { split } from "../../theme/grid";
import { media } from "../../theme/media";
import { withPlainSpaces } from "../../theme/keep-together";
import { scripted, scriptless } from "../../hydration/scripted";
import { theme } from "../../theme/theme";
import { spokenWords } from "../../words/linked-words";
import { secondaryButton } from "../ui/button-styles";
import { Emphasis, Eyebrow } from "../ui/headings";
import { Toasts, useToasts } from "../ui/toasts";
import { Section } from "./section";

interface BiographyRowProps {
  bio: Queries.BiographiesFragment["entries"][number];
  button: string;
  /** Called with the text and the element that shows it. */
  onCopy: (text: string, shown: HTMLElement | null) => void;
}

const rows = css`
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

  ${media.tall} {
    position: sticky;
    top: ${theme.space.xl};
    align-self: start;
  }
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

/** The biographies, each with a copy button. Without biographies, the page needs no script. */
export function Biographies({ bios }: { bios: Queries.BiographiesFragment }) {
  return bios.entries.length === 0 ? null : <BiographyRows bios={bios} />;
}

function BiographyRows({ bios }: { bios: Queries.BiographiesFragment }) {
  useHydration();
  const { toasts, show, dismiss } = useToasts();

  const copy = async (text: string, shown: HTMLElement | null): Promise<void> => {
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
          <BiographyRow
            key={bio.id}
            bio={bio}
            button={bios.button}
            onCopy={(text, shown) => void copy(text, shown)}
          />
        ))}
      </ul>
      <Toasts toasts={toasts} dismiss={dismiss} />
    </Section>
  );
}

function BiographyRow({ bio, button, onCopy }: BiographyRowProps) {
  const shown = useRef<HTMLDivElement>(null);
  return (
    <li id={bio.id} css={row}>
      <div css={heading}>
        <h3 id={`${bio.id}-title`}>
          <Eyebrow inHeading>{bio.length}</Eyebrow>
          {bio.title}
        </h3>
        <button
          type="button"
          aria-describedby={`${bio.id}-title`}
          css={copyButton}
          onClick={() => {
            onCopy(bio.paragraphs.join("\n\n"), shown.current);
          }}
          {...replayable(`copy-${bio.id}`)}
        >
          {button}
        </button>
      </div>
      <div ref={shown} css={words}>
        {bio.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Emphasis text={paragraph} />
          </p>
        ))}
      </div>
    </li>
  );
}

export const biographiesFields = graphql`
  fragment Biographies on PressKitPageBios {
    eyebrow title text button withoutScript
    copied { title text }
    notCopied { title text }
    entries { id title length paragraphs }
  }
`;
