import { Global, type SerializedStyles } from "@emotion/react";

/** In a published page, the server has already rendered these styles into the head. */
const isPublished = process.env.NODE_ENV === "production" && typeof document !== "undefined";

/** Global styles for the pages that contain a certain component. */
export function PageStyles({ styles }: { styles: SerializedStyles }) {
  return isPublished ? null : <Global styles={styles} />;
}
