import { DOCUSAURUS_IMPORTS } from 'folia-docusaurus';
import { importedNames } from '../source-module.ts';
import { codeOf } from './read-imports.ts';
import { type Texts, updateReferences } from './rename-files.ts';

const ROUTER = '@docusaurus/router';
/** The packages behind Docusaurus's router, which sites can import without listing them. */
const PACKAGES = ['react-router-dom', 'react-router'];

/**
 * Makes code import from Docusaurus what it imports from the package of its router, which would not find the router around
 * the page. Code that imports more, such as a router of its own, keeps the package.
 */
export function withEngineRouter(texts: Texts): Map<string, string> {
  return new Map([...texts].map(([path, text]) => [path, replaceRouter(path, text)]));
}

function replaceRouter(path: string, text: string): string {
  const known = Object.keys(DOCUSAURUS_IMPORTS[ROUTER]?.exports ?? {});
  const replaced = PACKAGES.filter((name) => {
    if (!text.includes(name)) return false;
    const names = codeOf(path, text).flatMap(({ code }) => importedNames(code, name));
    return names.length > 0 && names.every((imported) => known.includes(imported));
  });
  if (replaced.length === 0) return text;
  const addressOf = (target: string) => (replaced.includes(target) ? ROUTER : undefined);
  return updateReferences(path, text, new Map(), { addressOf });
}
