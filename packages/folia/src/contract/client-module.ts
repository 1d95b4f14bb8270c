/** The address of a page, in the parts that `location` has. */
export type PageLocation = { pathname: string; search: string; hash: string };

/** A reader opens a page, or a section of it. */
export type RouteUpdate = {
  location: PageLocation;
  /** null for the page whose document has just loaded. */
  previousLocation: PageLocation | null;
};

/**
 * What a module that runs with every document may export. The names are those of Docusaurus
 * (https://docusaurus.io/docs/advanced/client#client-module-lifecycles).
 */
export type ClientModule = {
  /** Called before the page is shown. What it returns is called once the page is shown, or it is clear that it won't be. */
  onRouteUpdate?: (update: RouteUpdate) => (() => void) | undefined;
  /** Called once the page is shown. */
  onRouteDidUpdate?: (update: RouteUpdate) => void;
};
