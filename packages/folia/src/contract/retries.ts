/**
 * How often a module that has failed to load is requested under yet another address. Documents have a hash for each of these
 * addresses, which end with as many question marks.
 */
export const RETRIES = 4;
