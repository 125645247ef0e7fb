import { openKnownVersions } from "./known-versions";

const minute = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("a form shows what was loaded before it was opened, and nothing that came later", () => {
  const page = new EventTarget();
  const versions = openKnownVersions(page);
  page.dispatchEvent(new Event("hashchange"));
  jest.advanceTimersByTime(minute);
  versions.noteLoaded("first");
  expect(versions.has("first", "opened")).toBe(true);
  jest.advanceTimersByTime(minute);
  versions.noteLoaded("second");
  expect(versions.has("second")).toBe(true);
  expect(versions.has("second", "opened")).toBe(false);
  jest.advanceTimersByTime(minute);
  page.dispatchEvent(new Event("hashchange"));
  expect(versions.has("second", "opened")).toBe(true);
  expect(versions.has("third")).toBe(false);
});

test("what was written here is known, also by another form's line breaks", () => {
  const versions = openKnownVersions(new EventTarget());
  versions.noteLoaded("first");
  jest.advanceTimersByTime(minute);
  versions.noteWritten("second\nline\n");
  expect(versions.has("second\r\nline", "opened")).toBe(true);
});
