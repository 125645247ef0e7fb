import { messagesOf, type Remark } from "./remark";

const remark = (about: string, line: number, fix = "Write it."): Remark => ({
  kind: "one kind",
  about,
  line,
  problem: `${about} is wrong.`,
  fix,
});

test("remarks of one kind are one message with all its lines", () => {
  expect(
    messagesOf([remark("a", 7), remark("b", 3), remark("a", 7), { ...remark("c", 1), kind: "another" }]),
  ).toEqual([
    { problem: "a is wrong. The same is true of b.", fix: "Write it.", lines: [3, 7], isNote: false },
    { problem: "c is wrong.", fix: "Write it.", lines: [1], isNote: false },
  ]);
});

test("each is told what to write where that differs", () => {
  const [message] = messagesOf([
    remark("a", 1, "Write A."),
    remark("b", 2, "Write B."),
    remark("c", 3, "Write B."),
  ]);
  expect(message?.fix).toBe("For a: Write A. For b and c: Write B.");
});

test("of ninety no more are named than one reads", () => {
  const [message] = messagesOf(Array.from({ length: 90 }, (_, index) => remark(String(index), index)));
  expect(message?.problem).toBe("0 is wrong. The same is true of 1, 2, 3, 4, 5 and 84 more.");
  expect(message?.lines).toHaveLength(90);
});
