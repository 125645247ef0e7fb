import { Global, type SerializedStyles } from "@emotion/react";

/** A published page has them in its head: the server has put them there. */
const isPublished = process.env.NODE_ENV === "production" && typeof document !== "undefined";

/** Styles of the page as a whole, which a component on it asks for. */
export function PageStyles({ styles }: { styles: SerializedStyles }) {
  return isPublished ? null : <Global styles={styles} />;
}
