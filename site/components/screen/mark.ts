/** A part that a step of the text refers to: the number of the step is drawn at its corner. */
export type Marked = { mark?: number | undefined };
