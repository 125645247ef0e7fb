/** The versions of the content files that this window has loaded or written. */
export interface KnownVersions {
  /** Takes note of a version that the repository has. */
  noteLoaded(source: string): void;
  /** Takes note of a version that was written here. */
  noteWritten(source: string): void;
  /**
   * Whether this window has had a version.
   * @param before "opened": already when the form was opened that is open now
   */
  has(source: string, before?: "opened"): boolean;
}

/** Sveltia looks for newer versions at the earliest so many milliseconds after it has loaded the first ones. */
const firstLook = 10_000;

/**
 * Without versions yet.
 * @param page where an event tells that a form is opened: each has an address of its own
 */
export function openKnownVersions(page: EventTarget): KnownVersions {
  const times = new Map<string, number>();
  let opened = 0;
  page.addEventListener("hashchange", () => {
    opened = Math.max(opened, performance.now());
  });

  return {
    noteLoaded: (source) => {
      const version = normalized(source);
      // A form that is asked for sooner is opened once everything is loaded.
      if (times.size === 0) opened = performance.now() + firstLook;
      if (!times.has(version)) times.set(version, performance.now());
    },
    noteWritten: (source) => {
      times.set(normalized(source), 0);
    },
    has: (source, before) => {
      const time = times.get(normalized(source));
      return time !== undefined && (before === undefined || time <= opened);
    },
  };
}

// As Sveltia gives it to a format's fromFile.
function normalized(source: string): string {
  return source.trim().replace(/\r\n?/g, "\n");
}
