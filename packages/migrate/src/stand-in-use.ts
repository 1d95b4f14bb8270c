import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { missingPackageName, STAND_IN_USE } from './missing-package.ts';
import { asObject } from './note.ts';

/** What code of a source returned, and the missing packages whose stand-ins it used, in order. */
export type RecordedRun<Value> = { value: Value; standIns: string[] };

/** Runs code of a source, and records the stand-ins that it read, called or returned. */
export async function recordStandIns<Value>(
  run: () => Promise<Value>,
): Promise<RecordedRun<Value>> {
  const names = new Set<string>();
  const record = (name: unknown) => void names.add(String(name));
  subscribe(STAND_IN_USE, record);
  try {
    const value = await run();
    for (const name of standInsIn(value)) names.add(name);
    // Stand-ins for files are reported on their own.
    const packages = [...names].filter((name) => !/^\.{0,2}\//.test(name));
    return { value, standIns: packages.sort() };
  } finally {
    unsubscribe(STAND_IN_USE, record);
  }
}

/** Says which packages a result lacks, and what to do. Empty if it lacks none. */
export function describeStandIns(standIns: readonly string[]): string {
  if (standIns.length === 0) return '';
  const names = standIns.map((name) => `"${name}"`).join(', ');
  const replaced =
    standIns.length === 1
      ? 'is not installed; a stand-in replaced it'
      : 'are not installed; stand-ins replaced them';
  return `${names} ${replaced}. Install the packages of the source, and migrate again.`;
}

function standInsIn(value: unknown, seen = new Set<unknown>()): string[] {
  const name = missingPackageName(value);
  if (name !== undefined) return [name];
  if (seen.has(value)) return [];
  seen.add(value);
  const parts = Array.isArray(value) ? value : Object.values(asObject(value));
  return parts.flatMap((part) => standInsIn(part, seen));
}
