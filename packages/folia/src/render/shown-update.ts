import type { LastUpdate, ShownUpdate } from '../contract/page-data.ts';

/**
 * Adds the day of an update in words.
 * @param language a BCP 47 tag
 * @throws RangeError if the time is not valid
 */
export function showUpdate(update: LastUpdate, language: string): ShownUpdate {
  if (update.time === undefined) return update;
  // In UTC, so that a build has the same output in any time zone.
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return { ...update, day: format.format(new Date(update.time)) };
}
