/** Puts text aside, such as in a file, and returns a function that reads it again. */
export type SpoolText = (text: string) => () => string;
