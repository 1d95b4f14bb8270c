/** A page of a sidebar in its reading order, with the categories that contain it. */
export type SidebarPage = {
  route: string;
  label: string;
  trail: SidebarTrail;
};

/** Categories, outermost first. A category without a page (`route`) has the route of the first page in it. */
export type SidebarTrail = { label: string; route?: string; firstRoute?: string }[];
