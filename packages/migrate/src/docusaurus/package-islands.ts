import { mapProse } from 'folia/format';
import type { ESTree } from 'vite';
import { exportedName, parseCode } from '../code-syntax.ts';
import type { NewFile } from '../write-migration.ts';
import { packageOf } from './used-packages.ts';

/** Packages whose components look the same without script: icons, and text that is rendered once. */
const STATIC_PACKAGE =
  /icon|lucide|@mdi\/|fontawesome|feather|phosphor|highlight|markdown|prism|^(?:react|react-dom|classnames|clsx)$/;

/** The folder of the modules that make islands of components of packages. */
const FOLDER = 'src/islands';

/** Whether a module belongs to a package whose components need script. Markdown in packages does not. */
export function isLivePackage(source: string): boolean {
  const name = /\.mdx?$/i.test(source) ? undefined : packageOf(source);
  return name !== undefined && !STATIC_PACKAGE.test(name);
}

/**
 * Makes pages import components of packages from modules of the site. An article is not hydrated, only islands are, and
 * these are modules of the site.
 *
 * @param files all code files, by path in the new folder
 * @returns the changed texts, and the new modules, all of which are islands
 */
export function wrapPackageComponents(files: ReadonlyMap<string, string>): {
  texts: Map<string, string>;
  modules: (NewFile & { text: string })[];
} {
  const modules = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const [path, text] of files) {
    if (!path.endsWith('.mdx')) continue;
    const changed = mapProse(text, 'mdx', (line) => {
      if (!/^import\s.+\sfrom\s*['"][^'"]+['"];?\s*$/.test(line)) return line;
      const [statement] = parseCode(line).body;
      if (statement?.type !== 'ImportDeclaration') return line;
      return wrapImport(statement, text, modules) ?? line;
    });
    if (changed !== text) texts.set(path, changed);
  }
  return {
    texts,
    modules: [...modules].sort().map(([to, source]) => ({ to, text: source })),
  };
}

/** An import of each component from its own module; undefined if a statement imports anything else. */
function wrapImport(
  { source, specifiers, importKind }: ESTree.ImportDeclaration,
  text: string,
  modules: Map<string, string>,
): string | undefined {
  if (importKind === 'type' || !isLivePackage(source.value)) return undefined;
  const components = specifiers.map((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return undefined;
    const { name } = specifier.local;
    const imported =
      specifier.type === 'ImportSpecifier' ? exportedName(specifier.imported) : 'default';
    // `<Tabs.Item>` needs the component itself.
    return /^[A-Z]/.test(name) && !text.includes(`<${name}.`) ? { name, imported } : undefined;
  });
  const known = components.filter((component) => component !== undefined);
  if (known.length === 0 || known.length < components.length) return undefined;
  return known
    .map(({ name, imported }) => {
      const own = imported === 'default' ? '' : `-${imported}`;
      const path = `${FOLDER}/${source.value.replace(/[^\w-]+/g, '-').replace(/^-/, '')}${own}.jsx`;
      const exported = imported === 'default' ? 'default' : `${imported} as default`;
      modules.set(path, `export { ${exported} } from '${source.value}';\n`);
      return `import ${name} from '@site/${path}';`;
    })
    .join(' ');
}
