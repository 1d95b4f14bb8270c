/** An entry in reading order that is a page of this sidebar, with the categories that hold it. */
export type SidebarPage = {
  route: string;
  label: string;
  trail: SidebarTrail;
};

/** Categories from the outside in; one without a page of its own has the first page in it. */
export type SidebarTrail = { label: string; route?: string; firstRoute?: string }[];
