/** Matches a valid base path, in the config and on the command line. */
export const BASE_PATH = /^\/(?:[^/?#][^?#]*\/)?$/;
