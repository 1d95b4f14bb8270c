/** What a base path looks like, in the config and on the command line. */
export const BASE_PATH = /^\/(?:[^/?#][^?#]*\/)?$/;
