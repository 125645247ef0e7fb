/**
 * Runs work on a picture; an error says which picture it was, and what to do.
 * @param picture its path in content/
 * @throws an error for the editor: the library's own words name no file
 */
export async function withPictureInError<Result>(
  picture: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `content/${picture} cannot be made smaller for the site (${why}). Open it in a program for pictures, save it from there as JPEG or PNG with at most 8000 pixels on its longer side, and put that file in its place.`,
      { cause },
    );
  }
}
