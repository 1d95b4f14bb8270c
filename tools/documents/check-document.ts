import { posix } from 'node:path';
import type { Problem } from 'folia-problems';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A document for maintainers; `path` is relative to the root of the repository. */
export type MaintainerDocument = { path: string; text: string };

/** Maximum number of lines of a document, by its path. */
const LINE_LIMITS: Record<string, number> = { 'ARCHITECTURE.md': 150, 'CONTRIBUTING.md': 80 };

/** Folders that commands write and git ignores. */
const OUTPUT = /^(?:dist|node_modules|\.cache)(?:\/|$)/;

/** The folder whose contents the documents name without its path. */
const ENGINE = 'packages/folia/src';

/** Any document may name the files that every site has, such as `sidebars.ts`. */
const SITES = ['site', 'e2e/sites'];

/** Guides for authors name the files of any site; only paths into these folders belong to this repository. */
const AUTHOR_GUIDES = 'docs/authoring/';
const OWN_FOLDERS = /^(?:packages|e2e|bench|tools)\//;

const CODE_FILE = /^[\w-][\w.-]*\.(?:[cm]?js|tsx?|css)$/;
const PATH = /^(?:[\w.@*-]+\/)+(?:[\w.*-]+\.\w+)?$/;
const OTHER_PLACE = /^(?:[a-z][a-z\d+.-]*:|#)/i;

/**
 * Finds dead paths, dead links and too many lines in a document.
 * @param paths all files of the repository, relative to its root
 */
export function checkDocument(
  { path, text }: MaintainerDocument,
  paths: readonly string[],
): Problem[] {
  const exists = pathLookup(paths);
  const folder = posix.dirname(path);
  const problems = tooManyLines({ path, text });
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(text);
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'inlineCode' && !isFound(node.value, path, exists)) {
      problems.push({ file: path, line, message: `The path \`${node.value}\` does not exist.` });
    }
    if ((node.type === 'link' || node.type === 'image') && !OTHER_PLACE.test(node.url)) {
      const target = posix.join(folder, node.url.replace(/[#?].*$/, ''));
      if (!exists(target)) {
        problems.push({ file: path, line, message: `The link to ${node.url} leads nowhere.` });
      }
    }
  });
  return problems;
}

function tooManyLines({ path, text }: MaintainerDocument): Problem[] {
  const limit = LINE_LIMITS[path];
  const count = text.trimEnd().split('\n').length;
  if (limit === undefined || count <= limit) return [];
  return [{ file: path, line: limit + 1, message: `It has ${count} lines, ${limit} at most.` }];
}

/** Whether a code span is not a path, or is one that exists from the root, beside the document, or in the engine. */
function isFound(code: string, document: string, exists: (path: string) => boolean): boolean {
  if (OUTPUT.test(code)) return true;
  const folder = posix.dirname(document);
  if (document.startsWith(AUTHOR_GUIDES)) {
    return !OWN_FOLDERS.test(code) || !PATH.test(code) || exists(code);
  }
  if (CODE_FILE.test(code)) {
    const [owner = ''] = /^packages\/[^/]+/.exec(document) ?? [];
    return [owner, ...SITES].some((root) => exists(posix.join(root, '**', code)));
  }
  if (!PATH.test(code)) return true;
  return ['', folder, posix.join(folder, 'src'), ENGINE].some((root) =>
    exists(posix.join(root, code)),
  );
}

/** Looks up files and folders; a path with `*` or `**` exists if it matches at least one file. */
function pathLookup(paths: readonly string[]): (path: string) => boolean {
  const all = new Set(paths.flatMap(withFolders));
  return (path) => {
    const plain = posix.normalize(path).replace(/\/$/, '');
    if (!plain.includes('*')) return plain === '.' || all.has(plain);
    return all.values().some((known) => posix.matchesGlob(known, plain));
  };
}

/** @example withFolders('a/b/c.ts') // ['a', 'a/b', 'a/b/c.ts'] */
function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
