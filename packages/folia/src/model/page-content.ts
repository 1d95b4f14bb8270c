import type { Problem } from 'folia-problems';
import type { TocEntry } from '../contract/page-data.ts';

/** Alternatives of a picture in a smaller format and several widths (in pixels), as for `<source>`. */
export type PictureSource = { type: string; candidates: { href: string; width: number }[] };

/** A flaw in the file of a picture, which is published as it is. */
export type PictureFlaw = { message: string; hint: string };

/** The resolved target of a link in content. */
export type LinkTarget =
  /** Another site, an email address or similar: unchanged. */
  | { kind: 'external' }
  /** A path within the site; checked once all pages are known. */
  | { kind: 'route'; href: string; route: string; hash: string }
  /** A file that is copied to the output. */
  | {
      kind: 'file';
      href: string;
      width?: number;
      height?: number;
      sources?: PictureSource[];
      flaw?: PictureFlaw;
    }
  /** A path within the site that is not checked (`pathname:///…` in Docusaurus). */
  | { kind: 'unchecked'; href: string }
  | ({ kind: 'broken' } & Pick<Problem, 'message' | 'hint' | 'subject' | 'dependsOn'>);

/** A link to a page of the site, with its position in the source (line and column are 1-based). */
export type ContentLink = {
  /** The file with the link, if it is not the file of the page itself. */
  file?: string;
  url: string;
  route: string;
  hash: string;
  line?: number;
  column?: number;
  /** Whether it is in an untrusted text, so that a missing section is at most a warning. */
  isForeign?: boolean;
};

/** A file with links. */
export type LinkedText = { path: string; links: ContentLink[] };

/** Data collected from a page while it is compiled. */
export type CollectedContent = {
  heading?: string;
  firstParagraph?: string;
  toc: TocEntry[];
  /** Ids that links can point to. */
  anchors: string[];
  links: ContentLink[];
  problems: Problem[];
};
