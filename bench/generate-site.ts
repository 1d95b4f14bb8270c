import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatePage } from './generate-page.ts';
import { makeRandom } from './random.ts';

const FOLDERS = 30;
const LINKS_PER_PAGE = 4;

const SITE_CONFIG = `import { defineConfig } from 'folia';

export default defineConfig({
  title: 'A book of maps',
  url: 'https://maps.example',
  trailingSlash: false,
  docs: { editUrl: 'https://code.example/maps/edit/' },
  themeConfig: {
    announcementBar: { content: 'These maps are <strong>made up</strong>.' },
    navbar: {
      items: [
        { type: 'doc', docId: 'region-01/sheet-001', label: 'Maps' },
        { href: 'https://code.example/maps', label: 'Source' },
      ],
    },
    footer: {
      links: [
        {
          title: 'Maps',
          items: [{ label: 'First sheet', to: '/docs/region-01/sheet-001' }],
        },
      ],
      copyright: 'No rights reserved.',
    },
  },
});
`;

/**
 * Writes a site with the given number of docs pages in 30 folders, with a sidebar generated from
 * the folders.
 */
export function generateSite(siteDir: string, pages: number): void {
  const write = (path: string, text: string) => {
    const file = join(siteDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write('site.config.ts', SITE_CONFIG);
  for (let folder = 0; folder < Math.min(FOLDERS, pages); folder += 1) {
    const category = { label: `Region ${folder + 1}`, position: folder + 1 };
    write(`docs/${folderName(folder)}/_category_.json`, JSON.stringify(category));
  }
  for (let page = 0; page < pages; page += 1) {
    const { folder, sheet } = placeOf(page);
    const title = `Sheet ${sheet + 1} of region ${folder + 1}`;
    write(`docs/${pagePath(page)}`, generatePage(page, title, linksFrom(page, pages)));
  }
}

function linksFrom(page: number, pages: number): string[] {
  // Uses other random numbers than the page's text.
  const random = makeRandom(page + pages);
  return Array.from({ length: LINKS_PER_PAGE }, () => `../${pagePath(random.below(pages))}`);
}

function placeOf(page: number): { folder: number; sheet: number } {
  return { folder: page % FOLDERS, sheet: Math.floor(page / FOLDERS) };
}

function pagePath(page: number): string {
  const { folder, sheet } = placeOf(page);
  return `${folderName(folder)}/sheet-${String(sheet + 1).padStart(3, '0')}.md`;
}

function folderName(folder: number): string {
  return `region-${String(folder + 1).padStart(2, '0')}`;
}
