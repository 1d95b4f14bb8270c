import type { Problem } from 'folia-problems';
import type { ContentLink } from './page-content.ts';

/** The places of the shell that a site can fill, by the name of the file in its folder `theme`. */
export const SLOTS = ['footer', 'not-found', 'doc', 'post', 'layout', 'body-end'] as const;

export type SlotName = (typeof SLOTS)[number];

/** A site's own parts of the theme. */
export type Theme = {
  /** Modules whose default export is a component, by the slot that they fill. Paths are relative to the site's folder. */
  slots: ReadonlyMap<SlotName, string>;
  /** Names of the components that MDX pages can use without importing them. */
  components: string[];
  /** The module with these components, relative to the site's folder. */
  componentsFile?: string;
  /** Paths of the files that answer `@theme/…`, relative to the site's folder. */
  swizzled: string[];
};

/** The HTML of a slot, split at the original markup that it replaces or surrounds. */
export type FilledSlot = {
  before: string;
  after: string;
  /** Whether the original markup stays between the two. */
  keepsOriginal: boolean;
};

/** A rendered slot with the links in it. */
export type RenderedSlot = FilledSlot & { links: ContentLink[]; warnings: Problem[] };

/** The slots of a site in one locale, rendered. */
export type FilledSlots = {
  /** Around the text of a page, by its route. */
  pages: ReadonlyMap<string, RenderedSlot>;
  notFound?: FilledSlot;
  /** At the start and at the end of each document. */
  bodyStart?: string;
  bodyEnd?: string;
  /** Style rules that the modules import. */
  styles: string;
  /** The links in all slots, for checking them. */
  linked: { path: string; route: string; links: ContentLink[] }[];
};

/** Changes the HTML of all slots. */
export function mapSlots(slots: FilledSlots, change: (html: string) => string): FilledSlots {
  const map = <Slot extends FilledSlot>(slot: Slot): Slot => ({
    ...slot,
    before: change(slot.before),
    after: change(slot.after),
  });
  return {
    ...slots,
    pages: new Map([...slots.pages].map(([route, slot]) => [route, map(slot)])),
    notFound: slots.notFound && map(slots.notFound),
    bodyStart: slots.bodyStart && change(slots.bodyStart),
    bodyEnd: slots.bodyEnd && change(slots.bodyEnd),
  };
}

/** Replaces or surrounds the original markup with a slot, or returns it unchanged without a slot. */
export function fillSlot(slot: FilledSlot | undefined, original: string): string {
  if (!slot) return original;
  return slot.keepsOriginal ? slot.before + original + slot.after : slot.before;
}
