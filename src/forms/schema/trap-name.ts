/** The field that no visitor sees, so that only a program fills it in; it stands beside a form's payload. */
export const trapName = "website";
