import { existsSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { SiteError } from 'folia-problems';

/** Vite reads what follows as a query or a fragment, and a backslash as a slash. */
const UNREADABLE = sep === '/' ? /[#?\\]/ : /[#?]/;

/** @throws SiteError if the path of a site has a character that the path of a module cannot have */
export function checkSitePath(siteDir: string): void {
  const path = existsSync(siteDir) ? realpathSync(siteDir) : siteDir;
  const [character] = UNREADABLE.exec(path) ?? [];
  if (character === undefined) return;
  const message = `The path of the site, ${path}, contains "${character}", so none of its modules can be loaded.`;
  throw new SiteError([{ message, hint: 'Rename the folder, or move the site to another one.' }]);
}
