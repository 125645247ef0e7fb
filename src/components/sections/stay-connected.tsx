import { graphql } from "gatsby";
import { Actions } from "../ui/actions";
import { DeepBand } from "./deep-band";

interface StayConnectedProps {
  card: Queries.StayConnectedFragment;
  /** Where letters to the ministry go. */
  address: string;
  /** The sign-up page, once the ministry has one. */
  signUpPage: string | undefined;
}

/** The email list: its own page where there is one, else a mail link with its subject filled in. */
export function StayConnected({ card, address, signUpPage }: StayConnectedProps) {
  const letter = `mailto:${address}?subject=${encodeURIComponent(card.mailSubject)}`;
  return (
    <DeepBand id="stay-connected" title={card.title} text={card.text}>
      <Actions actions={[{ label: card.button, href: signUpPage ?? letter }]} />
    </DeepBand>
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
