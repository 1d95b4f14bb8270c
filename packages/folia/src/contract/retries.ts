/**
 * Number of further addresses under which a module that has failed to load is requested. Documents have a hash for each
 * of these addresses, which end with as many question marks.
 */
export const RETRIES = 4;
