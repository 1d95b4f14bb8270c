import type { Problem } from 'folia-problems';
import type { TocEntry } from '../contract/page-data.ts';

/** A picture in a smaller format, in several widths. */
export type PictureSource = { type: string; candidates: { href: string; width: number }[] };

/** Where a link in content leads. */
export type LinkTarget =
  /** Another site, a mail address and the like: left as written. */
  | { kind: 'external' }
  /** A path within the site; whether it has a page is checked once all pages are known. */
  | { kind: 'route'; href: string; route: string; hash: string }
  /** A file that is published with the page. */
  | { kind: 'file'; href: string; width?: number; height?: number; sources?: PictureSource[] }
  /** An address within the site that the author answers for (`pathname:///…` of Docusaurus). */
  | { kind: 'unchecked'; href: string }
  | ({ kind: 'broken' } & Pick<Problem, 'message' | 'hint' | 'subject' | 'dependsOn'>);

/** A link to a page of the site, with its place in the source. */
export type ContentLink = {
  /** The file it stands in, where that is a part of the page in a file of its own. */
  file?: string;
  url: string;
  route: string;
  hash: string;
  line?: number;
  column?: number;
};

/** What is collected from a page's tree while it is compiled. */
export type Collected = {
  heading?: string;
  firstParagraph?: string;
  toc: TocEntry[];
  /** Ids that links may point at. */
  anchors: string[];
  links: ContentLink[];
  problems: Problem[];
};
