import { dirname, join, relative, sep } from 'node:path';
import { SiteError } from 'folia-problems';
import { bundle, type CSSModuleExports, type Url } from 'lightningcss';
import { STYLE_TARGETS } from './style-targets.ts';

/** Publishes a file and returns its URL. Paths are relative to the static folders (`/…`) or the site's folder (`@site/…`). */
export type PublishFile = (path: string) => Promise<string | undefined>;

/**
 * Minifies a style sheet that code imports, and returns the class names if it is a CSS module
 * (https://github.com/css-modules/css-modules). Files that it refers to are published.
 * @throws SiteError if it is not valid CSS
 */
export async function moduleStyles(
  filename: string,
  siteDir: string,
  publish: PublishFile,
): Promise<{ css: string; names: Record<string, string> }> {
  const addresses = new Map<string, string>();
  const shown = new Set<string>();
  const read = () => readSheet(filename, siteDir, shown, addresses);
  const first = read();
  for (const url of shown) {
    const address = await publish(fileOf(url, filename, siteDir));
    if (address !== undefined) addresses.set(url, address);
  }
  const { code, exports } = addresses.size === 0 ? first : read();
  return { css: code.toString(), names: classNames(exports ?? {}) };
}

function readSheet(
  filename: string,
  siteDir: string,
  shown: Set<string>,
  addresses: ReadonlyMap<string, string>,
) {
  try {
    return bundle({
      filename,
      minify: true,
      targets: STYLE_TARGETS,
      cssModules: /\.module\.\w+$/.test(filename) && { pattern: '[local]_[hash]', pure: false },
      visitor: {
        Url(url: Url): Url {
          if (!/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url.url)) shown.add(url.url);
          return { ...url, url: addresses.get(url.url) ?? url.url };
        },
      },
    });
  } catch (error) {
    throw unreadable(relative(siteDir, filename), error);
  }
}

function unreadable(file: string, error: unknown): SiteError {
  const message = error instanceof Error ? error.message : String(error);
  const place = error instanceof Error && 'loc' in error ? error.loc : undefined;
  const line = placeLine(place);
  const hint = /\.css$/.test(file)
    ? undefined
    : 'Only CSS is supported, including nesting. Rewrite other syntax of Sass or Less as CSS.';
  const problem = { file, line, message: `The style sheet is not valid CSS: ${message}.`, hint };
  return new SiteError([problem], { cause: error });
}

function placeLine(place: unknown): number | undefined {
  const isPlace = typeof place === 'object' && place !== null && 'line' in place;
  return isPlace && typeof place.line === 'number' ? place.line : undefined;
}

/** Resolves a URL in a style sheet to a file. `~` is webpack's prefix for paths that are not relative. */
function fileOf(url: string, sheet: string, siteDir: string): string {
  const path = url.replace(/[?#].*$/, '').replace(/^~/, '');
  if (path.startsWith('/') || path.startsWith('@site/')) return path;
  return `@site/${relative(siteDir, join(dirname(sheet), path))
    .split(sep)
    .join('/')}`;
}

function classNames(exports: CSSModuleExports): Record<string, string> {
  return Object.fromEntries(
    Object.entries(exports).map(([name, { name: own, composes }]) => [
      name,
      [own, ...composes.map((other) => other.name)].join(' '),
    ]),
  );
}
