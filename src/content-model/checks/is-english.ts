/** Whether a site's language (BCP 47) is English, which some checks know words of. */
export function isEnglish(language: string): boolean {
  return /^en(-|$)/.test(language);
}
