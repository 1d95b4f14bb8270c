import { posix } from 'node:path';
import { decodePath } from 'folia/format';
import { mapLinks } from '../map-links.ts';
import type { NewFile } from '../write-migration.ts';

/**
 * Files with corrected links of translated pages. Their folder has another depth in the new site, which changes where links
 * out of it lead, such as those to a picture of the original.
 *
 * @param read returns the content of a file of the source
 */
export function relinkTranslations(
  files: readonly NewFile[],
  read: (path: string) => string,
): NewFile[] {
  const places = new Map(files.flatMap((file) => ('from' in file ? [[file.from, file.to]] : [])));
  return files.map((file) => {
    if (!('from' in file) || !/^i18n\/.*\.mdx?$/.test(file.to)) return file;
    const text = read(file.from);
    if (!text.includes('../')) return file;
    const linked = mapLinks(text, (link) => {
      const [, path = '', rest = ''] = /^(\.\.\/[^?#]*)(.*)$/s.exec(link) ?? [];
      const target = places.get(posix.join(posix.dirname(file.from), decodePath(path)));
      const folder = posix.dirname(file.to);
      if (target === undefined || target === posix.join(folder, decodePath(path))) return link;
      return posix.relative(folder, target).replaceAll(' ', '%20') + rest;
    });
    return linked === text ? file : { to: file.to, text: linked };
  });
}
