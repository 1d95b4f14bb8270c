/**
 * How many more addresses are tried for a module that failed to load, each with one more question mark at its end.
 * Documents contain a hash for each address.
 */
export const RETRIES = 4;
