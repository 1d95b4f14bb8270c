import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Corpus, type CorpusPage, linkTargets } from './corpus.ts';

/** Writes a file of a site, with its folders. */
export function writeSiteFile(siteDir: string, path: string, text: string): void {
  const file = join(siteDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the pages into the folder `docs`, with the labels of its folders as Docusaurus reads them. */
export function writeDocsFolder(siteDir: string, { pages, folders }: Corpus): void {
  for (const page of pages) writeSiteFile(siteDir, `docs/${page.path}.md`, titledPage(page));
  for (const { name, label } of folders) {
    writeSiteFile(siteDir, `docs/${name}/_category_.json`, JSON.stringify({ label }));
  }
}

/** A page with its title in the frontmatter, for generators that show it as the heading. */
export function titledPage(page: CorpusPage): string {
  return `---\ntitle: ${JSON.stringify(page.title)}\n---\n\n${page.markdown}`;
}

/** The same with the title as a heading, too, for generators that only show the text. */
export function headedPage(page: CorpusPage): string {
  return titledPage({ ...page, markdown: `# ${page.title}\n\n${page.markdown}` });
}

/** A page whose links to other pages are addresses instead of paths of files. */
export function withAddresses(page: CorpusPage, address: (path: string) => string): CorpusPage {
  return { ...page, markdown: linkTargets(page, address) };
}

/** A module that exports a configuration. */
export function configModule(config: object): string {
  return `export default ${JSON.stringify(config, null, 2)};\n`;
}
