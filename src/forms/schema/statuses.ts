/** The status of an answer that says: nobody has set up who receives this (RFC 9110, 15.6.2). */
export const notSetUp = 501;

/** The status of an answer that says: the mail server said nothing in time, and may have taken it (RFC 9110, 15.6.5). */
export const noAnswerInTime = 504;
