/**
 * Reads or writes a stored preference, which is never empty; null if storage is unavailable. The
 * first failure is logged to the console, once for all scripts of the page.
 */
export function stored(
  key: string,
  value?: string,
  area: 'local' | 'session' = 'local',
): string | null {
  try {
    const storage = window[`${area}Storage`];
    if (value) storage.setItem(key, value);
    return storage.getItem(key);
  } catch {
    const { dataset } = document.documentElement;
    if (!dataset.storage) console.warn('Storage is off.');
    dataset.storage = 'off';
    return null;
  }
}
