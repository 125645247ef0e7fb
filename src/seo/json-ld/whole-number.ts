/**
 * Parses a fact of the content as a number for structured data.
 * @param digits the fact as written
 * @param what what it counts, for the message
 * @throws if it is not a whole number
 */
export function wholeNumber(digits: string, what: string): number {
  if (!/^[1-9][0-9]*$/.test(digits))
    throw new Error(`Search engines need ${what} in digits; content/facts.json has "${digits}".`);
  return Number(digits);
}
