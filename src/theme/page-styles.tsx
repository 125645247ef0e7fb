import { Global, type SerializedStyles } from "@emotion/react";

/** The server has put these styles into a published page's head. */
const isPublished = process.env.NODE_ENV === "production" && typeof document !== "undefined";

/** Global styles that a component asks for on the pages where it stands. */
export function PageStyles({ styles }: { styles: SerializedStyles }) {
  return isPublished ? null : <Global styles={styles} />;
}
