import { samplePlace } from "../testing/samples";
import { wordsAlone } from "./words-alone";

test.each(["<b>", "</p>", "&lt;", "&amp;", "&#39;", "&#x27;", "[words](/page)"])(
  "%s would be shown literally",
  (code) => expect(wordsAlone(`one ${code} two`, samplePlace)).toHaveLength(1),
);

test.each(["3 < 5", "R&D;", "AT&T", "[sic]"])("%s is plain text", (words) =>
  expect(wordsAlone(words, samplePlace)).toEqual([]),
);
