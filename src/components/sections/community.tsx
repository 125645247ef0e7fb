import { graphql } from "gatsby";
import { Landscape } from "../ui/landscape";
import { RuledRows } from "../ui/ruled-rows";
import { SplitSection } from "../ui/split-section";

/** Describes the praying community, in text only. */
export function Community({ community }: { community: Queries.CommunityFragment }) {
  if (community.entries.length === 0) return null;
  return (
    <SplitSection
      ground="light"
      id="community"
      eyebrow={community.eyebrow}
      title={community.title}
      backdrop={<Landscape from="northEast" />}
    >
      <RuledRows rows={community.entries} />
    </SplitSection>
  );
}

export const communityFields = graphql`
  fragment Community on PrayerHubPageCommunity {
    eyebrow
    title
    entries {
      title
      text
    }
  }
`;
