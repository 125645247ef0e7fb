import { linkedParts } from "../../words/linked-words";
import { Emphasis } from "./emphasis";
import { SmartLink } from "./smart-link";

/** Words of the content with links and *emphasis* written out. */
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
