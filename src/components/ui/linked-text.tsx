import { linkedParts } from "../../words/linked-words";
import { Emphasis } from "./emphasis";
import { SmartLink } from "./smart-link";

/** Renders a text of the content with its links and its *emphasis*. */
export function LinkedText({ text }: { text: string }) {
  return linkedParts(text).map(({ words, href }, index) =>
    href === undefined ? (
      <Emphasis key={index} text={words} />
    ) : (
      <SmartLink key={index} href={href}>
        <Emphasis text={words} />
      </SmartLink>
    ),
  );
}
