/**
 * A fact that copy needs in words, as the number that structured data wants.
 * @param digits the fact as the content has it
 * @param what what it counts, for the message
 * @throws where it is no number of things
 */
export function wholeNumber(digits: string, what: string): number {
  if (!/^[1-9][0-9]*$/.test(digits))
    throw new Error(`Search engines need ${what} in digits; content/facts.json has "${digits}".`);
  return Number(digits);
}
