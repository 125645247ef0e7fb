import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { theme } from "../../theme/theme";
import { Actions } from "../ui/actions";
import { Section } from "../ui/section";

interface StayConnectedProps {
  card: Queries.StayConnectedFragment;
  /** Where letters to the ministry go. */
  address: string;
  /** The sign-up page, once the ministry has one. */
  signUpPage: string | undefined;
}

const stack = css`
  display: grid;
  gap: ${theme.space.lg};
`;

const lead = css`
  max-width: 46ch;
  font-size: ${theme.type.lead};
  line-height: 1.5;
`;

/** The email list: its own page where there is one, a letter that asks for it where there is none. */
export function StayConnected({ card, address, signUpPage }: StayConnectedProps) {
  const letter = `mailto:${address}?subject=${encodeURIComponent(card.mailSubject)}`;
  return (
    <Section ground="deep" labelledBy="stay-connected">
      <div css={stack}>
        <h2 id="stay-connected">{card.title}</h2>
        <p css={lead}>{card.text}</p>
        <Actions actions={[{ label: card.button, href: signUpPage ?? letter }]} />
      </div>
    </Section>
  );
}

export const stayConnectedFields = graphql`
  fragment StayConnected on ContactPageStayConnected {
    title
    text
    button
    mailSubject
  }
`;
