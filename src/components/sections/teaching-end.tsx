import { graphql } from "gatsby";
import { ShareButton } from "../ui/share-button";
import { SmartLink } from "../ui/smart-link";
import { ReadNext } from "./read-next";

interface TeachingEndProps {
  /** The teaching's title. */
  title: string;
  words: Queries.TeachingEndFragment;
}

/** What follows a teaching's text: the way back to the list, sharing it, and where to go next. */
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
