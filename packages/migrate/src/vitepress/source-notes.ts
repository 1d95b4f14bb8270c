import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countOf } from '../count-of.ts';
import { missingFileNote } from '../missing-file-note.ts';
import type { Note } from '../note.ts';
import { listFiles } from '../source-files.ts';
import { routeNotes } from './dynamic-routes.ts';
import type { PagePlan } from './plan-pages.ts';
import { notePath, type Source } from './read-source.ts';

/** Notes on parts of the source other than config and pages: theme, data loaders, packages, static files. */
export function sourceNotes(
  source: Source,
  { plan, statics }: { plan: PagePlan; statics: number },
): Note[] {
  return [
    ...(statics > 0
      ? [
          {
            group: 'config',
            outcome: 'migrated',
            key: 'public',
            text: `${countOf(statics, 'files')}, in the folder "static".`,
          } as const,
        ]
      : []),
    ...themeNotes(source),
    ...routeNotes(source.routes),
    ...loaderNotes(source),
    ...excludedNotes(source),
    ...(plan.byAddress.has('/404')
      ? [
          {
            group: 'pages',
            outcome: 'changed',
            key: '404.md',
            text: 'It is an ordinary page. The engine writes the page for missing addresses itself; another one is written as theme/not-found.tsx.',
          } as const,
        ]
      : []),
    ...source.missing.map(
      (name): Note => ({
        group: 'plugins',
        outcome: 'dropped',
        key: name,
        text: 'The package is not installed; its part of the config is left out.',
      }),
    ),
    ...source.missingFiles.map(missingFileNote),
  ];
}

/** A theme of the site's own is Vue code. */
function themeNotes({ root }: Source): Note[] {
  const dir = join(root, '.vitepress/theme');
  if (!existsSync(dir)) return [];
  return listFiles({ from: dir, to: '.vitepress/theme' })
    .filter(({ to }) => /\.(?:vue|[cm]?[jt]sx?|css|scss|styl|less)$/.test(to))
    .map(({ to }) => ({
      group: 'theme',
      outcome: 'dropped',
      key: to,
      text: /css$|styl$|less$/.test(to)
        ? 'Style sheets of VitePress themes name its elements. Write one for this engine and list it in "customCss".'
        : 'Themes are Vue code, which cannot run here.',
    }));
}

/** https://vitepress.dev/guide/data-loading and https://vitepress.dev/guide/routing#dynamic-routes */
function loaderNotes(source: Source): Note[] {
  return listFiles({ from: source.srcDir, to: '' })
    .filter(({ to }) => /\.(?:data|paths)\.[cm]?[jt]s$/.test(to) && !to.startsWith('.vitepress'))
    .filter(({ to }) => !source.routes.has(to.replace(/\.paths\.[cm]?[jt]s$/, '.md')))
    .map(({ from }) => ({
      group: 'plugins',
      outcome: 'dropped',
      key: notePath(source, from),
      text: 'Data for pages at build time: import the values in an .mdx page instead.',
    }));
}

function excludedNotes({ config }: Source): Note[] {
  const exclude = config['srcExclude'];
  if (!Array.isArray(exclude)) return [];
  return [
    { group: 'docs', outcome: 'migrated', key: 'srcExclude', text: 'These pages are left out.' },
  ];
}
