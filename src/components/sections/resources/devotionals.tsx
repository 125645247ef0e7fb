import { css } from "@emotion/react";
import { markReplayable } from "../../../hydration/markup";
import { numerals, ruledList } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { primaryButton } from "../../ui/button-styles";
import { ComingSoon } from "../../ui/links";
import { Devotional, openSlide } from "../../viewer/devotional";
import { Section } from "../section";

type AnyDevotional = Queries.ResourcesPageQuery["allDevotional"]["nodes"][number];

interface DevotionalsProps {
  texts: Queries.ResourcesPageDevotionals;
  devotionals: readonly AnyDevotional[];
  /** The page's address without https://. */
  address: string;
}

const listStyle = css(ruledList);

const rowStyle = css`
  display: grid;
  gap: ${theme.space.md};
  padding-block: ${theme.space.lg} ${theme.space.xl};

  & > :nth-child(3) {
    place-self: start;
  }

  ${media.xs} {
    grid-template-columns: min(5.5rem, 24vw) minmax(0, 1fr);

    & > :nth-child(3) {
      grid-column: 2;
    }

    & > :nth-child(4) {
      grid-column: 1 / -1;
    }
  }

  ${media.roomy} {
    grid-template-columns: 7rem minmax(0, 1fr) 12.5rem;

    & > :nth-child(3) {
      grid-column: auto;
      justify-self: stretch;
    }
  }
`;

const lengthStyle = css`
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};
  line-height: 1.4;

  span {
    display: block;
    color: ${theme.colour.accent};
    ${numerals("3.5rem")};
    white-space: nowrap;
  }
`;

const bodyStyle = css`
  p {
    margin-top: ${theme.space.xs};
    color: ${theme.colour.muted};
  }
`;

/** The devotionals by length. An available devotional has its slides, its text and its viewer. */
export function Devotionals({ texts, devotionals, address }: DevotionalsProps) {
  if (devotionals.length === 0) return null;
  return (
    <Section ground="light" id="devotionals" heading={texts} layout="split" isLive>
      <ul css={listStyle}>
        {devotionals.map((devotional, index) => {
          const id = `devotional-${String(index)}`;
          const slides = slidesOf(devotional);
          const firstSlideId = slides[0]?.id;
          return (
            <li key={devotional.title} css={rowStyle}>
              <p css={lengthStyle}>
                <span>{devotional.days}</span> {texts.days}
              </p>
              <div css={bodyStyle}>
                <h3 id={id}>{devotional.title}</h3>
                <p>{devotional.text}</p>
              </div>
              {firstSlideId === undefined ? (
                <ComingSoon label={texts.comingSoon} describedBy={id} />
              ) : (
                <a
                  href={`#${firstSlideId}`}
                  aria-haspopup="dialog"
                  css={primaryButton}
                  {...markReplayable(`view-${firstSlideId}`)}
                  onClick={openSlide}
                >
                  {texts.view}
                </a>
              )}
              {slides.length > 0 && (
                <Devotional title={devotional.title} slides={slides} texts={texts} address={address} />
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function slidesOf({ status, slides }: AnyDevotional): readonly Queries.ViewerSlideFragment[] {
  return status === "available" ? (slides ?? []) : [];
}
