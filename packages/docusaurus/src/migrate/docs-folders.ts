import { posix } from 'node:path';
import { CATEGORY_FILE, splitNumberPrefix } from 'folia/format';
import { parseDocument } from 'yaml';
import { textOf, valuesOf } from './note.ts';

/**
 * The folders of the docs by what their category is called: the label of its `_category_` file, or the folder's name.
 * @param read the text of a file by its path in the new folder
 */
export function docsFolders(
  paths: string[],
  docsPath: string,
  read: (path: string) => string,
): Map<string, string[]> {
  const folders = new Set(paths.flatMap((path) => parents(path, docsPath)));
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

/** The folders around a file, within the docs folder. */
function parents(path: string, docsPath: string): string[] {
  const folder = posix.dirname(path);
  if (!folder.startsWith(`${docsPath}/`)) return [];
  return [folder, ...parents(folder, docsPath)];
}

function categoryLabel(text: string): string | undefined {
  const document = parseDocument(text);
  return document.errors.length > 0 ? undefined : textOf(valuesOf(document.toJS())['label']);
}
