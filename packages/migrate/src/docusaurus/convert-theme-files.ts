import { posix } from 'node:path';
import { getDocusaurusImport } from 'folia-docusaurus';
import type { Note } from '../note.ts';
import { findThemeProblems } from './theme-problems.ts';

/** What becomes of the components in `src/theme`: https://docusaurus.io/docs/swizzling */
export type ConvertedTheme = {
  /** Modules that fill parts of the engine's theme, by path. */
  parts: Map<string, string>;
  /** New paths of the files that cannot run, so that nothing imports them. */
  unused: Map<string, string>;
  /** New paths of files that fill a part but must not answer imports of `@theme/…`. */
  moved: Map<string, string>;
  notes: Note[];
};

const FOLDER = 'src/theme';
const UNUSED_FOLDER = 'src/unused-theme';

/** A layout surrounds every page. Pages that import it would have what it adds twice. */
const LAYOUT_FOLDER = 'src/theme-layout';
const LAYOUT_PART = 'theme/layout.jsx';

/** Components that replace a whole part. */
const REPLACEMENTS: Record<string, string> = {
  Footer: 'footer',
  NotFound: 'not-found',
  'NotFound/Content': 'not-found',
  Root: 'layout',
  MDXComponents: 'components',
};

/** Components around the text of a page, the outermost first, and those after it. */
const WRAPPERS = {
  doc: {
    around: [
      ...['DocPage/Layout/Main', 'DocRoot/Layout/Main', 'DocItem', 'DocItem/Layout'],
      ...['DocItem/Content', 'MDXContent'],
    ],
    after: ['DocItem/Footer', 'DocItem/Paginator'],
  },
  post: {
    around: ['BlogPostItem', 'BlogPostItem/Container', 'BlogPostItem/Content'],
    after: ['BlogPostItem/Footer', 'BlogPostPaginator'],
  },
};

/** What to do instead of replacing a component, by the start of its name. */
const ADVICE: [RegExp, string][] = [
  [
    /^Footer\//,
    'The config has the columns, the logo and the copyright of the footer. For another one, write theme/footer.tsx.',
  ],
  [
    /^Navbar|^ColorModeToggle|^Logo/,
    'The config has the items of the bar. Write items of your own in navbar-items.tsx.',
  ],
  [/^SearchBar|^SearchPage/, 'The engine has its own search.'],
  [
    /^DocItem|^DocPage|^DocRoot|^MDXContent/,
    'It replaces a whole part of the page. Move what it adds into theme/doc.tsx.',
  ],
  [/^Blog/, 'It replaces a whole part of the page. Move what it adds into theme/post.tsx.'],
  [/^MDXComponents\//, 'HTML elements have the markup of the engine. Style them in a style sheet.'],
  [
    /^Layout|^Root|^ThemeProvider/,
    'The engine draws the layout. What belongs on every page goes into theme/layout.tsx.',
  ],
  [
    /^prism-include-languages|^ReactLiveScope|^Playground/,
    'Code is highlighted at build time and not run.',
  ],
  [/^DocCard/, 'The engine draws cards. Style them by the class "category-cards".'],
  [
    /^TOC|^DocSidebar|^DocBreadcrumbs|^DocPaginator|^DocVersion/,
    'The engine draws it. Style it in a style sheet.',
  ],
];

type Component = { name: string; path: string; text: string; problem?: string };

/**
 * Decides about each component in the theme folder of a source: whether it fills a part of the engine's theme, answers
 * imports of `@theme/…`, or is set aside.
 * @param texts all code files, by path in the new folder
 * @param paths all files, by path in the new folder
 */
export function convertThemeFiles(
  texts: ReadonlyMap<string, string>,
  paths: readonly string[],
): ConvertedTheme {
  const components = listComponents(texts, paths);
  const usable = components.filter(({ problem }) => problem === undefined);
  const parts = new Map<string, string>();
  const filled = new Map<string, string>();
  for (const { name, text } of usable) {
    const part = REPLACEMENTS[name];
    if (part === undefined || parts.has(`theme/${part}.jsx`)) continue;
    parts.set(`theme/${part}.jsx`, printPart(name, text));
    filled.set(name, `theme/${part}.jsx`);
  }
  for (const [part, { around, after }] of Object.entries(WRAPPERS)) {
    const wraps = (name: string) => usable.some((one) => one.name === name && isWrapper(one));
    const names = { around: around.filter(wraps), after: after.filter(wraps) };
    if (names.around.length + names.after.length === 0) continue;
    parts.set(`theme/${part}.jsx`, printWrapper(names));
    for (const name of [...names.around, ...names.after]) filled.set(name, `theme/${part}.jsx`);
  }
  const layout = usable.find((one) => one.name === 'Layout' && isWrapper(one));
  const isMoved = layout !== undefined && !parts.has(LAYOUT_PART);
  if (isMoved) {
    parts.set(LAYOUT_PART, `export { default } from '@site/${LAYOUT_FOLDER}/Layout';\n`);
    filled.set(layout.name, LAYOUT_PART);
  }
  const setAside = components.filter(({ problem }) => problem !== undefined);
  return {
    parts,
    unused: new Map(
      setAside.flatMap((component) =>
        filesOf(component, paths, usable).map((path) => [
          path,
          path.replace(FOLDER, UNUSED_FOLDER),
        ]),
      ),
    ),
    moved: new Map(
      isMoved
        ? filesOf(layout, paths, usable).map((path) => [path, path.replace(FOLDER, LAYOUT_FOLDER)])
        : [],
    ),
    notes: components.map((component) => noteFor(component, filled.get(component.name))),
  };
}

function listComponents(texts: ReadonlyMap<string, string>, paths: readonly string[]): Component[] {
  const components = [...texts].flatMap(([path, text]) => {
    const inner = /^src\/theme\/(.+)\.[jt]sx?$/.exec(path)?.[1];
    if (inner === undefined || path.endsWith('.d.ts') || isHelper(path, texts)) return [];
    return [{ name: inner.replace(/\/index$/, ''), path, text }];
  });
  const problems = findThemeProblems(
    components.map((one) => ({ path: one.path, files: filesOf(one, paths, components) })),
    texts,
  );
  return components.map((component) => ({ ...component, problem: problems.get(component.path) }));
}

/** Whether a file only belongs to the component that its folder is named after. */
function isHelper(path: string, texts: ReadonlyMap<string, string>): boolean {
  const folder = posix.dirname(path);
  const isIndex = /^index\./.test(posix.basename(path));
  if (isIndex || folder === FOLDER) return false;
  const stem = posix.basename(path).replace(/\..*$/, '');
  const siblings = [...texts].filter(([other]) => posix.dirname(other) === folder);
  return siblings.some(([other, text]) => other !== path && text.includes(`./${stem}`));
}

/** Whether it adds to the original component, instead of replacing it. */
function isWrapper({ name, text }: Component): boolean {
  return new RegExp(`@theme-(?:original|init)/${name}['"]`).test(text);
}

/** The files of a component: its module, and all in its folder that belong to no other component. */
function filesOf(
  { path }: Pick<Component, 'path'>,
  paths: readonly string[],
  others: Pick<Component, 'path'>[],
): string[] {
  if (!/\/index\.\w+$/.test(path)) return [path];
  const folder = posix.dirname(path);
  const inner = others
    .map((other) => posix.dirname(other.path))
    .filter((other) => other !== folder);
  return paths.filter(
    (file) =>
      file.startsWith(`${folder}/`) &&
      !inner.some((other) => other.startsWith(`${folder}/`) && file.startsWith(`${other}/`)),
  );
}

/** A module that fills a part with a component. The not-found page gets the location, as pages of a router do. */
function printPart(name: string, text: string): string {
  if (name !== 'NotFound' || !/\blocation\b/.test(text)) {
    return `export { default } from '@theme/${name}';\n`;
  }
  return [
    "import { useLocation } from '@docusaurus/router';",
    `import ${name} from '@theme/${name}';`,
    '',
    'export default function Part() {',
    `  return <${name} location={useLocation()} />;`,
    '}',
    '',
  ].join('\n');
}

function printWrapper({ around, after }: { around: string[]; after: string[] }): string {
  const local = (name: string) => name.replaceAll('/', '');
  const imports = [...around, ...after].map(
    (name) => `import ${local(name)} from '@theme/${name}';`,
  );
  const text = around.reduceRight(
    (inner, name) => `<${local(name)}>${inner}</${local(name)}>`,
    '{children}',
  );
  const rest = after.map((name) => `<${local(name)} />`);
  const lines = [text, ...rest].map((line) => `      ${line}\n`).join('');
  return `${imports.join('\n')}\n\nexport default function Part({ children }) {\n  return (\n    <>\n${lines}    </>\n  );\n}\n`;
}

function noteFor({ name, path, problem }: Component, part: string | undefined): Note {
  const note = { group: 'theme', key: path } as const;
  if (problem !== undefined) {
    const text = `Set aside in ${UNUSED_FOLDER}, because it cannot run: ${problem}`;
    return { ...note, outcome: 'dropped', text };
  }
  if (part !== undefined) return { ...note, outcome: 'migrated', text: `It fills ${part}.` };
  const isKnown = getDocusaurusImport(`@theme/${name}`) !== undefined;
  const advice = ADVICE.find(([pattern]) => pattern.test(name))?.[1];
  if (advice !== undefined) {
    return {
      ...note,
      outcome: 'dropped',
      text: `Only imports of "@theme/${name}" use it. ${advice}`,
    };
  }
  const text = `It answers imports of "@theme/${name}"${isKnown ? '; Markdown has the markup of the engine' : ''}.`;
  return { ...note, outcome: isKnown ? 'changed' : 'migrated', text };
}
