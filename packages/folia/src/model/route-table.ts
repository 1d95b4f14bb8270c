/** The routes of all pages and files, to resolve links. */
export type RouteTable = {
  /** Route by source path; a translated page is also listed by the path of its original. */
  bySource: Map<string, string>;
  routes: Set<string>;
  /** Routes by their lower case, since links in Docusaurus may differ from routes in case. */
  byLowerCase: Map<string, string>;
  /** Routes of generated files that links can point to; complete once all pages are compiled. */
  files: Set<string>;
};
