/** The length of the longest text that is compared with a pattern; the time may grow cubically. */
export const LONGEST_MATCHED = 200;
