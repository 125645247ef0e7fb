/** The status of an answer that says: nobody has set up who receives this (RFC 9110, 15.6.2). */
export const notSetUp = 501;
