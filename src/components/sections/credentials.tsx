import { graphql } from "gatsby";
import { RuledRows } from "../ui/ruled-rows";
import { SplitSection } from "../ui/split-section";

/** What the leader brings, one row each. */
export function Credentials({ credentials }: { credentials: Queries.CredentialsFragment }) {
  if (credentials.entries.length === 0) return null;
  return (
    <SplitSection ground="paper" id="credentials" eyebrow={credentials.eyebrow} title={credentials.title}>
      <RuledRows rows={credentials.entries} />
    </SplitSection>
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
