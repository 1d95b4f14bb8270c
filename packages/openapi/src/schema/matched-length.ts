/** The length of the longest text that is compared with a pattern; the time may grow with its third power. */
export const LONGEST_MATCHED = 200;
