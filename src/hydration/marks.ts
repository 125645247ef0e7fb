/** Marks a part of the page that wakes it up when the visitor comes near. */
export const wakeMark = { "data-wake": "" } as const;

/** Marks a control whose clicks are kept until React can answer them. */
export const replayMark = { "data-replay": "" } as const;
