import { renderSample } from "../testing/samples";

const longSentence = "Pray without ceasing. ".repeat(20);

test.each([
  [
    "a quotation with its reference",
    "> And *pray* for us.\n>\n> Hebrews 13:18, KJV",
    { text: "And pray for us.", reference: "Hebrews 13:18, KJV" },
  ],
  [
    "the component for Scripture",
    '<Scripture reference="1 Thessalonians 5:17" translation="WEB">Pray without ceasing.</Scripture>',
    { text: "Pray without ceasing.", reference: "1 Thessalonians 5:17 (WEB)" },
  ],
  [
    "the first of several quotations, without the number of its footnote",
    "> Watch and pray.[^1]\n> Matthew 26:41\n\n> Ask.\n> Matthew 7:7\n\n[^1]: A note.",
    { text: "Watch and pray.", reference: "Matthew 26:41" },
  ],
  [
    "the first quotation that is not too long",
    `> ${longSentence}\n>\n> Psalm 119:1\n\n> Ask.\n>\n> Matthew 7:7`,
    { text: "Ask.", reference: "Matthew 7:7" },
  ],
  ["not a quotation without a source", "> Only a thought.", null],
  [
    "not a picture with a caption",
    '<Figure src="../pictures/hall.jpg" alt="A hall." caption="The hall in May." />',
    null,
  ],
])("the verse of a text is %s", async (_, body, verse) => {
  expect((await renderSample(body)).verse).toEqual(verse);
});
