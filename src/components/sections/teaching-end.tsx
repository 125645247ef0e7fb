import { graphql } from "gatsby";
import { ShareButton } from "../ui/share-button";
import { SmartLink } from "../ui/smart-link";
import { ReadNext } from "./read-next";

interface TeachingEndProps {
  /** The teaching's title. */
  title: string;
  words: Queries.TeachingEndFragment;
}

/** The end of a teaching: links back to the list and to further reading, and a share button. */
export function TeachingEnd({ title, words: { back, next } }: TeachingEndProps) {
  return (
    <>
      <SmartLink href={back.href}>{back.label}</SmartLink>
      <ShareButton href="" about={title} />
      <ReadNext next={next} />
    </>
  );
}

export const teachingEndFields = graphql`
  fragment TeachingEnd on BlogPageArticle {
    back {
      ...LinkFields
    }
    next {
      ...ReadNext
    }
  }
`;
