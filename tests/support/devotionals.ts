import { orderedFiles, text } from "./content";

/** The file of the first devotional that can be read; undefined if all are still to come. */
export const readableDevotional = orderedFiles("devotionals").find(
  (file) => text(file, "status") === "available",
);
