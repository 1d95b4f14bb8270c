import type { Problem } from 'folia-problems';

/** Each library can be taken over or abandoned, so the engine keeps their number below this. */
const MAX_LIBRARIES = 200;

/** @param count how many libraries npm installs with the engine, including those for other systems */
export function checkLibraryCount(count: number): Problem[] {
  if (count < MAX_LIBRARIES) return [];
  return [
    {
      file: 'package-lock.json',
      message: `The engine brings ${count} libraries, and fewer than ${MAX_LIBRARIES} are allowed.`,
      hint: 'Run "npm explain NAME" to find out what needs a library. What only some sites use can be an optional peer dependency.',
    },
  ];
}
