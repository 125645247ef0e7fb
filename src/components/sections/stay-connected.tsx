import { graphql } from "gatsby";
import { Actions } from "../ui/actions";
import { DeepSection } from "./deep-section";

interface StayConnectedProps {
  card: Queries.StayConnectedFragment;
  /** The ministry's mail address. */
  address: string;
  /** The address of the sign-up page, if there is one. */
  signUpPage: string | undefined;
}

/** The email list: a link to its page, or else a mail link with its subject filled in. */
export function StayConnected({ card, address, signUpPage }: StayConnectedProps) {
  const letter = `mailto:${address}?subject=${encodeURIComponent(card.mailSubject)}`;
  return (
    <DeepSection id="stay-connected" title={card.title} text={card.text}>
      <Actions actions={[{ label: card.button, href: signUpPage ?? letter }]} />
    </DeepSection>
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
