import { type Config, Idiomorph } from 'idiomorph';

/** What a reader has opened, typed or chosen. */
const READER_STATE: Record<string, string[]> = {
  DETAILS: ['open'],
  INPUT: ['value', 'checked'],
  TEXTAREA: ['value'],
};

const CONFIG: Config = {
  morphStyle: 'innerHTML',
  callbacks: {
    beforeAttributeUpdated: (name, { tagName }) => !READER_STATE[tagName]?.includes(name),
    // Development adds these to the end of a document.
    beforeNodeRemoved: ({ nodeName }) => nodeName !== 'DOCS-WARNINGS',
  },
};

/**
 * Makes the children of an element like those of another, which is left incomplete. Elements that are in both stay the
 * same elements, so that focus, selection, scroll positions and what the reader has opened are kept.
 */
export function morphChildren(shown: Element, next: Element): void {
  Idiomorph.morph(shown, [...next.childNodes], CONFIG);
}
