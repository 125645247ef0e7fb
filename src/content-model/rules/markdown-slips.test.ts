import { markdownSlips } from "./markdown-slips";
import { unshownMarkdown } from "./unshown-markdown";
import { toldOf } from "../testing/told";

const told = (body: string) => toldOf(body, [markdownSlips, unshownMarkdown]);

describe("what was meant as Markdown", () => {
  it.each([
    "[our events](/events), [*all* of them](/events) and [the book][book]\n\n[book]: {links.book}",
    "*Words*, **words**, ***words*** and “*words*”",
    "* words\n* words\n\n***\n\n> *words*",
    "## Words\n\n### Words\n\n- words\n- words\n\n1. words",
    "| a | b |\n| - | - |\n|   | *c* |",
    "Read 1~3 and 5~7. #1 of [all] [sic] (as it is)",
    "A backslash \\*shows\\* it: \\##this, \\[that\\](there), 2 \\* 3",
    "\\##Words\n\\#words",
    "1995\\. That was the year.\n\n99. words\n\n— words – more\n-5 degrees, 3.5 and 2026-03-08",
    "Words\n\n---\n\n| a | b |\n|---|---|\n| c | d |",
    "`**` and `](`\n\n```\n**\n\n# [a](b\n```",
    "Write to name@example.com.",
    "_Words_, __words__, file_name and 2_000; \\_this and that\\`s",
    "Words\r\n\r\n## Words\r\n",
    "– words\n\n– words\n\n— words\nwords – words",
    "> | a | b |\n> | - | - |\n> c | d\n\nWords",
  ])("stands where it is right: %j", (body) => {
    expect(told(body)).toEqual([]);
  });

  it.each([
    ["Words.\n\nSee [our events](/events for more.", "3: [our events](/events is no whole link"],
    ["See [our events] (/events) for more.", "1: [our events] (/events) is no whole link"],
    ["See [our *many* events](/events for more.", "1: ](/events is no whole link"],
    ["See\n[our events][events] now.", "2: [our events][events] is no whole link"],
    ["See (our events)[/events] now.", "1: (our events)[/events] is no whole link"],
    ["Words[^1].", "1: [^1] is no whole link"],
    ["See [our \\[many\\] events](/events for more.", "1: [our \\[many\\] events](/events is no whole link"],
    ["See [this page(/contact) now.", "1: [this page(/contact) is no whole link"],
    ["• one\n• two", "1: “•one” begins no list", "2: “•two” begins no list"],
    ["\uF0B7 one", "1: “\uF0B7one” begins no list"],
    ["-one\n-two", "1: “-one” begins no list", "2: “-two” begins no list"],
    ["Words:\n1.one", "2: “1.one” begins no list"],
    [
      "| Day | Psalm |\n| Mon | 62 |",
      "1: “| Day | Psalm |” is in no table",
      "2: “| Mon | 62 |” is in no table",
    ],
    ["– one\n– two", "1: “–one” begins no list", "2: “–two” begins no list"],
    ["> Words:\n> — one\n> — two", "2: “—one” begins no list", "3: “—two” begins no list"],
    ["| a | b |\n| - | - |\n| c | d |\nWords \\| words.", "4: “Words \\| words.” would be a row of a table"],
    ["Words of mine\n---\n\nMore", "1: “Words of mine” would be a heading"],
    ["1995. That was the year.", "1: “1995.” would begin a numbered list"],
    ["##Words", "1: “##Words” begins no heading"],
    ["#Words", "1: “#Words” begins no heading"],
    ["> words\n> ##Words and more", "2: “##Words” begins no heading"],
    ["- words\n- ##Words", "2: “##Words” begins no heading"],
    ["This is\n**very important to us.", "2: has an asterisk"],
    ["This is ** very important ** to us.", "1: has an asterisk"],
    ["*words\n\nwords*", "1: has an asterisk", "3: has an asterisk"],
    ["*a `b* c`", "1: has an asterisk"],
    ["- *words\n- words*", "1: has an asterisk", "2: has an asterisk"],
    ["Words\n\n# Words", "3: “Words” would be the page's title"],
    ["Words\n===", "1: “Words” would be the page's title"],
    ["_words", "1: has an underscore"],
    ["Words and words_,\nmore _words", "1: has an underscore", "2: has an underscore"],
    ["It`s ours", "1: has a backtick"],
    ["##", "1: has a heading without words"],
    ["Words\n\n## \n\nWords", "3: has a heading without words"],
    ["> ### ", "1: has a heading without words"],
    ["Words [](/events) and [ ](/about).", "1: has a link without words", "1: has a link without words"],
    ["| a | b |\n| - | - |\n| c |\n| d | e | f |", "1: has a table of 2 columns with more cells in row 3"],
    ["![Our team](/about)", "1: ![Our team](/about) would be a picture"],
    ["![Our team]\n\n[our team]: /about", "1: ![Our team] would be a picture"],
    ["A[^1].\n\n[^1]: B.", "1: would have a footnote", "3: would have a footnote"],
    ["- [ ] words\n- [x] words", "1: would have a box", "2: would have a box"],
  ])("is told where it is not: %j", (body, ...expected) => {
    const found = told(body);
    expect(found.map((words, index) => words.slice(0, expected[index]?.length))).toEqual(expected);
  });
});
