import type { Note } from './note.ts';

/** The address of a migrated site whose source does not say where it is published. */
export const UNKNOWN_ADDRESS = 'https://example.org';

/** Asks for the address, without which feeds, previews and the sitemap lead nowhere. */
export function unknownAddressNote(key: string): Note {
  return {
    group: 'config',
    outcome: 'changed',
    key,
    text: `The address of the site is unknown. Replace "${UNKNOWN_ADDRESS}" in site.config.ts with it.`,
    isUrgent: true,
  };
}
