/**
 * Reads a fact of the content as the number that structured data needs.
 * @param digits the fact as the content has it
 * @param what what it counts, for the message
 * @throws where it is not a whole number
 */
export function wholeNumber(digits: string, what: string): number {
  if (!/^[1-9][0-9]*$/.test(digits))
    throw new Error(`Search engines need ${what} in digits; content/facts.json has "${digits}".`);
  return Number(digits);
}
