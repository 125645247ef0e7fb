const changes: ReadonlyArray<readonly [before: RegExp, after: string]> = [
  // The fonts and the package are installed here: nothing is asked of another server.
  [/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[^)]*/g, "/fonts/$1"],
  [/https:\/\/unpkg\.com\//g, "/packages/"],
  // What follows it are the words of the content check, which no waiting changes.
  [/There was an error while saving the entry\. Please try again later\./g, "This was not saved yet."],
  [/Working with Test Repository/g, "Working with the content on this computer"],
];

/**
 * Sveltia CMS as this project serves it. In: its script. Out: the script with a few addresses and words replaced.
 * Throws where one of them is not in it, as after an update.
 */
export function adapted(script: string): string {
  return changes.reduce((text, [before, after]) => {
    if (text.search(before) < 0) throw new Error(`Sveltia CMS holds no ${String(before)} any more.`);
    return text.replace(before, after);
  }, script);
}
