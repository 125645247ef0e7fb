import { Fragment } from "react";

/**
 * Sets the words that an editor put between asterisks in italics.
 * @param props.text text in which *every second* stretch between asterisks burns
 */
export function Emphasis({ text }: { text: string }) {
  return text
    .split("*")
    .map((part, index) =>
      index % 2 === 1 ? <em key={index}>{part}</em> : <Fragment key={index}>{part}</Fragment>,
    );
}
