import { posix } from 'node:path';
import { CATEGORY_FILE, splitNumberPrefix } from 'folia/format';
import { parseDocument } from 'yaml';
import { asObject, asString } from '../note.ts';

/**
 * Docs folders by category: the label in their `_category_` file, or the folder's name.
 *
 * @param read returns the content of a file by path in the new folder
 */
export function findDocsFolders(
  paths: string[],
  docsPath: string,
  read: (path: string) => string,
): Map<string, string[]> {
  const folders = new Set(paths.flatMap((path) => getParents(path, docsPath)));
  const labels = new Map(
    paths
      .filter((path) => CATEGORY_FILE.test(path))
      .map((path) => [posix.dirname(path), categoryLabel(read(path))]),
  );
  const named = [...folders].map((folder) => ({
    folder,
    label: labels.get(folder) ?? splitNumberPrefix(posix.basename(folder)).name,
  }));
  return new Map(
    [...Map.groupBy(named, ({ label }) => label)].map(([label, group]) => [
      label,
      group.map(({ folder }) => folder),
    ]),
  );
}

/** The parent folders of a file within the docs folder. */
function getParents(path: string, docsPath: string): string[] {
  const folder = posix.dirname(path);
  if (!folder.startsWith(`${docsPath}/`)) return [];
  return [folder, ...getParents(folder, docsPath)];
}

function categoryLabel(text: string): string | undefined {
  const document = parseDocument(text);
  return document.errors.length > 0 ? undefined : asString(asObject(document.toJS())['label']);
}
