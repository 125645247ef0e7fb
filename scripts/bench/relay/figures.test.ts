import { figuresOf, isSound } from "./figures";

const requests = Array.from({ length: 200 }, (_, index) => ({
  id: String(index),
  status: 200,
  ms: index + 1,
}));
const ids = requests.map(({ id }) => id);

test("computes throughput and percentiles", () => {
  const figures = figuresOf(requests, ids, 20, 4);
  expect(figures).toEqual({
    sent: 200,
    failed: 0,
    throughput: 50,
    p50: 100,
    p99: 198,
    lost: 0,
    duplicated: 0,
    putOff: 20,
  });
  expect(isSound(figures)).toBe(true);
});

test("detects lost, duplicate, refused and unsent messages", () => {
  const lost = figuresOf(requests, ids.slice(2), 0, 1);
  const doubled = figuresOf(requests, [...ids, "7", "7"], 0, 1);
  const failed = figuresOf([...requests, { id: "x", status: 503, ms: 1 }], ids, 0, 1);
  expect([lost.lost, doubled.duplicated, failed.failed]).toEqual([2, 2, 1]);
  for (const figures of [lost, doubled, failed, figuresOf([], [], 0, 1)])
    expect(isSound(figures)).toBe(false);
});
