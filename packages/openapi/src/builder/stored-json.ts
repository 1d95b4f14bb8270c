export type StorageArea = 'local' | 'session';

/** Reads a stored value; undefined if there is none, it is not JSON, or storage is unavailable. */
export function readStored(area: StorageArea, key: string): unknown {
  try {
    const text = storageOf(area).getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value, or removes it if undefined. @returns whether that was possible */
export function writeStored(area: StorageArea, key: string, value: unknown): boolean {
  try {
    if (value === undefined) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function storageOf(area: StorageArea): Storage {
  return area === 'local' ? localStorage : sessionStorage;
}
