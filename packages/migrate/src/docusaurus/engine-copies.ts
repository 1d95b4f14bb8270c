import { getDocusaurusImport } from 'folia-docusaurus';
import { type Texts, updateReferences } from './rename-files.ts';

/** The import that a file of the theme folder answers. @example themeImport('src/theme/Tabs/index.tsx') // '@theme/Tabs' */
export function themeImport(path: string): string | undefined {
  const name = /^src\/theme\/(.+)\.[jt]sx?$/.exec(path)?.[1];
  return name === undefined ? undefined : `@theme/${name.replace(/\/index$/, '')}`;
}

/**
 * Makes imports of components that are set aside, by whatever path, get the engine's components where it has them.
 *
 * @param unused the files that are set aside
 * @returns all other texts
 */
export function serveEngineCopies(texts: Texts, unused: ReadonlySet<string>): Map<string, string> {
  const copies = [...unused].flatMap((path) => {
    const name = themeImport(path);
    return name !== undefined && getDocusaurusImport(name) ? [{ path, name }] : [];
  });
  if (copies.length === 0) return new Map(texts);
  const imports = new Map(
    copies.flatMap(({ path, name }) => {
      const module = path.replace(/\.\w+$/, '');
      return [path, module, module.replace(/\/index$/, '')].map((key) => [key, name] as const);
    }),
  );
  const addressOf = (target: string) => imports.get(target);
  const served = new Set(copies.map(({ path }) => path));
  return new Map(
    [...texts]
      .filter(([path]) => !served.has(path))
      .map(([path, text]) => {
        const mayImport = /theme|CodeBlock|\.\//.test(text);
        return [path, mayImport ? updateReferences(path, text, new Map(), { addressOf }) : text];
      }),
  );
}
