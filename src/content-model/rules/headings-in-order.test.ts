import { headingsInOrder } from "./headings-in-order";

const told = (body: string) => headingsInOrder(body).map(({ line, fix }) => `${String(line)}: ${fix}`);

test.each([
  "Words.\n\n## One\n\n### Below it\n\n#### Further down\n\n## Two",
  "## One\n\n```\n#### no heading\n```\n",
  "Words, and ### a sign among them",
])("headings in order are passed over: %j", (body) => {
  expect(told(body)).toEqual([]);
});

test.each([
  ["### First", "1: Write ## First."],
  ["Words.\n\n## One\n\n#### Two levels down\n\n#### Its neighbour", "5: Write ### Two levels down."],
  ["```\n## no heading\n```\n\n### First", "5: Write ## First."],
])("a level that is left out is told once, with its line: %j", (body, expected) => {
  expect(told(body)).toEqual([expected]);
});
