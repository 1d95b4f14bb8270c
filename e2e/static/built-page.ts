/** Reads the HTML files of a built site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as toText } from 'hast-util-to-string';
import { outputFolder, SITES, type SiteName } from '../sites.ts';

export type BuiltPage = {
  /** Path of the file within the output folder. */
  file: string;
  root: Root;
  /** The first element that matches a selector. @throws if there is none */
  one: (selector: string) => Element;
  all: (selector: string) => Element[];
  /** The texts of all elements that match a selector, in order, with white space collapsed. */
  texts: (selector: string) => string[];
};

/** Reads the page at a path of a site, without its base path: `/docs/plants/roses`. */
export function readPage(site: SiteName, path: string): BuiltPage {
  const folder = outputFolder(site);
  const name = path.replace(/^\/|\/$/g, '');
  const candidates = [`${name}.html`, join(name, 'index.html')];
  const file = candidates.find((candidate) => htmlFiles(site).includes(candidate));
  if (file === undefined) throw new Error(`${folder} has no page for ${path}.`);
  return parsePage(file, readFileSync(join(folder, file), 'utf8'));
}

/** All pages of a site whose HTML contains a string, without documents that only redirect. */
export function readAllPages(site: SiteName, containing = ''): BuiltPage[] {
  const folder = outputFolder(site);
  return htmlFiles(site)
    .map((file) => ({ file, html: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ html }) => !html.includes('http-equiv="refresh"') && html.includes(containing))
    .map(({ file, html }) => parsePage(file, html));
}

/** The URL of a site's file as used in links: with the base path, without `.html`. */
export function addressOf(site: SiteName, file: string): string {
  return `${SITES[site].baseUrl}${file.replace(/(?:(^|\/)index)?\.html$/, '$1')}`;
}

export function parsePage(file: string, html: string): BuiltPage {
  const root = fromHtml(html);
  return {
    file,
    root,
    one(selector) {
      const element = select(selector, root);
      if (!element) throw new Error(`${file} has no ${selector}.`);
      return element;
    },
    all: (selector) => selectAll(selector, root),
    texts: (selector) => selectAll(selector, root).map(textOf),
  };
}

export function textOf(element: Element): string {
  return toText(element).replace(/\s+/g, ' ').trim();
}

/** An attribute as text; undefined if the element does not have it. */
export function attributeOf(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

const known = new Map<string, string[]>();

/** The paths of all documents of a site within its output folder. */
export function htmlFiles(site: SiteName): string[] {
  const folder = outputFolder(site);
  const files =
    known.get(folder) ??
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    );
  known.set(folder, files);
  return files;
}
