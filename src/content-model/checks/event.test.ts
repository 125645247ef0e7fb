import { eventFindings } from "./event";

test.each([
  ["completed", "2026-03-07", 0],
  ["completed", "2026-03-08", 0],
  ["completed", "2026-03-09", 1],
  ["upcoming", "2026-03-09", 0],
])("on the 8th, %s on %s: %d findings", (status, date, findings) => {
  expect(eventFindings({ status, date }, "2026-03-08")).toHaveLength(findings);
});
