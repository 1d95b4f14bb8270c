import { posix } from 'node:path';
import { parseCode } from '../code-syntax.ts';
import { identifiersOf } from './mdx-edits.ts';
import type { Stubs } from './stubs.ts';

export type ImportContext = {
  /** Path of the page, relative to the source folder. */
  file: string;
  aliases: ReadonlyMap<string, string>;
  /** Whether a file exists in the source folder. */
  exists: (path: string) => boolean;
  /** Names that an earlier part of the page no longer imports, with the reason. */
  removed: ReadonlyMap<string, string>;
  /** Names that the page uses as elements. */
  elements: ReadonlySet<string>;
  stubs: Stubs;
};

export type ConvertedImport = {
  code: string;
  components: string[];
  files: string[];
  /** Names that are no longer defined, with the reason. */
  removed: [name: string, reason: string][];
  /** Replaced components: the name on the page, and the name of the replacement. */
  replaced: [name: string, stub: string][];
};

/** The module with components in place of Starlight's. */
export const COMPONENTS_FILE = 'components/starlight.tsx';

/** Components that the module has. */
export const COMPONENTS = new Set(
  'Aside Badge Card CardGrid Code FileTree Hero Icon Image PackageManagers Picture LinkButton LinkCard Steps TabItem Tabs'.split(
    ' ',
  ),
);

/** Packages of components that the module also has. */
const COMPONENT_PACKAGES = new Set([
  '@astrojs/starlight/components',
  'astro:assets',
  'starlight-package-managers',
  '@hideoo/starlight-plugins-docs-components',
]);

const ASSET = /\.(?:avif|gif|jpe?g|png|svg|webp|mp4|webm|pdf|ico)$/i;

/** Converts the imports and exports between the paragraphs of a page. */
export function convertImports(code: string, context: ImportContext): ConvertedImport {
  const result: ConvertedImport = {
    code: '',
    components: [],
    files: [],
    removed: [],
    replaced: [],
  };
  const kept: string[] = [];
  for (const statement of parseCode(code).body) {
    const source = code.slice(statement.start, statement.end);
    if (statement.type !== 'ImportDeclaration') {
      const removed = new Map([...context.removed, ...result.removed]);
      const missing = identifiersOf(source).find((name) => removed.has(name));
      if (missing === undefined) kept.push(source);
      else result.removed.push(...declaredNames(source, removed.get(missing) ?? ''));
      continue;
    }
    const from = statement.source.value;
    const names = statement.specifiers.map((one) => ({
      local: one.local.name,
      imported:
        one.type === 'ImportNamespaceSpecifier'
          ? '*'
          : one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
            ? one.imported.name
            : 'default',
    }));
    kept.push(...convertImport({ from, names }, context, result));
  }
  return { ...result, code: kept.join('\n') };
}

/** The names that a statement declares, which are no longer defined. */
function declaredNames(source: string, reason: string): [string, string][] {
  const found = source.matchAll(/\b(?:const|let|var|function|class)\s+([A-Za-z_$][\w$]*)/g);
  return Array.from(found, ([, name = '']) => [name, reason]);
}

type Import = { from: string; names: { local: string; imported: string }[] };

function convertImport(
  { from, names }: Import,
  context: ImportContext,
  result: ConvertedImport,
): string[] {
  const path = resolveImport(from, context);
  const replace = ({ local, imported }: Import['names'][number], reason: string): string[] => {
    if (!context.elements.has(local) || imported === '*') {
      result.removed.push([local, reason]);
      return [];
    }
    const source = path ?? (imported === 'default' ? from : `${from} (${imported})`);
    const stub = context.stubs.add(local, source, reason);
    result.replaced.push([local, stub.name]);
    return [`import ${local} from '@site/${stub.path}';`];
  };
  const remove = (reason: string): string[] => names.flatMap((name) => replace(name, reason));
  if (COMPONENT_PACKAGES.has(from)) {
    const known = names.filter(({ imported }) => COMPONENTS.has(imported));
    for (const { imported } of known) result.components.push(imported);
    const others = names
      .filter((name) => !known.includes(name))
      .flatMap((name) => replace(name, `It comes from the package "${from}"`));
    if (known.length === 0) return others;
    const list = known.map(({ local, imported }) =>
      local === imported ? local : `${imported} as ${local}`,
    );
    const module = COMPONENTS_FILE.replace(/\.tsx$/, '');
    return [`import { ${list.join(', ')} } from '@site/${module}';`, ...others];
  }
  if (path === undefined) return remove(`It comes from the package "${from}"`);
  const [local] = names;
  const plain = path.replace(/\?.*$/, '');
  if (path === `${plain}?raw` && local !== undefined && context.exists(plain)) {
    result.files.push(plain);
    return [`import ${local.local} from '@site/${path}';`];
  }
  if (plain.endsWith('.astro')) return remove('Astro components cannot run');
  if (/\.(?:css|scss|sass|less)$/.test(plain)) return [];
  if (/\.(?:tsx|jsx|vue|svelte|ts|js|mjs)$/.test(plain)) {
    return remove(
      'Components of other frameworks do not run; an interactive one is a file *.island.tsx',
    );
  }
  if (!context.exists(plain)) return remove(`The file "${plain}" does not exist`);
  if (local === undefined) return [];
  if (ASSET.test(plain) && path === plain) {
    result.files.push(plain);
    return [`import ${local.local} from '@site/${plain}';`];
  }
  if (/\.mdx?$/.test(plain)) {
    result.files.push(plain);
    // A page that is imported is MDX.
    return [`import ${local.local} from '@site/${plain.replace(/\.md$/, '.mdx')}';`];
  }
  return remove('Only pictures and Markdown can be imported');
}

/** The path of an imported file in the source folder; undefined for a package. */
export function resolveImport(
  from: string,
  { file, aliases }: Pick<ImportContext, 'file' | 'aliases'>,
): string | undefined {
  if (from.startsWith('.')) return posix.join(posix.dirname(file), from);
  if (from.startsWith('/')) return from.slice(1);
  for (const [alias, target] of aliases)
    if (from.startsWith(alias)) return posix.join(target, from.slice(alias.length));
  return undefined;
}
