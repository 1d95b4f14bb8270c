/** A token of code with its color class; an empty class is plain text. */
export type CodeToken = { text: string; className: string };
