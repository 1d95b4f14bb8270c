/** Which page stands where. */
export type RouteTable = {
  /** Route by source path; a translated page is found by the path of its original as well. */
  bySource: Map<string, string>;
  routes: Set<string>;
  /** Files that the build makes and links may lead to; known once all pages are compiled. */
  files: Set<string>;
};
