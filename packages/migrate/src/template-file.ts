import { readFileSync } from 'node:fs';

/** The text of a file in the folder `template` of this package, which migrated sites get as it is. */
export function templateFile(name: string): string {
  return readFileSync(new URL(`../template/${name}`, import.meta.url), 'utf8');
}
