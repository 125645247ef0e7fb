/** What an editor reads whose save would undo another change of the file. */
export function changedMeanwhile(path: string): string {
  return `content/${path} was changed outside this screen since you opened it. Copy your words, load this page anew and make the change again.`;
}
