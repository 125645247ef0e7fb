import { graphql } from "gatsby";
import { CardGrid } from "../ui/card-grid";
import { Section } from "../ui/section";
import { SectionTitle } from "../ui/section-title";

/** The leader's credentials, as equal cards. */
export function Credentials({ credentials }: { credentials: Queries.CredentialsFragment }) {
  if (credentials.entries.length === 0) return null;
  return (
    <Section ground="paper" labelledBy="credentials">
      <SectionTitle id="credentials" eyebrow={credentials.eyebrow} title={credentials.title} />
      <CardGrid cards={credentials.entries} />
    </Section>
  );
}

export const credentialsFields = graphql`
  fragment Credentials on AboutPageCredentials {
    eyebrow
    title
    entries {
      title
      text
    }
  }
`;
