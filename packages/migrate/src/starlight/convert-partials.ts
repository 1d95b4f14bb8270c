import { join } from 'node:path';
import type { NewFile } from '../write-migration.ts';
import { type Collected, type ContentInput, textContext } from './content-input.ts';
import { convertPage, readText } from './convert-page.ts';

/** Files of the source folder that a text names. */
export function siteFiles(text: string): string[] {
  return Array.from(text.matchAll(/@site\/(src\/[^\s"'()<>?#]+)/g), ([, path = '']) => path).filter(
    (path) => !path.endsWith('.mdx'),
  );
}

/** Converts the Markdown files that pages import, and those that these import. Other imported files are copied. */
export function convertPartials(
  imported: Set<string>,
  input: ContentInput,
  collected: Collected,
): { files: NewFile[]; usesComponents: boolean } {
  const files: NewFile[] = [];
  let usesComponents = false;
  // The iteration includes names that are added during it.
  for (const file of imported) {
    const from = join(input.sourceDir, file);
    if (!input.exists(file)) continue;
    if (!/\.mdx?$/.test(file)) {
      files.push({ from, to: file });
      continue;
    }
    const converted = convertPage(
      { ...readText(input.read(from)), frontmatter: {} },
      {
        ...textContext(file, '', { input, ...collected }),
        path: file,
        needsMdx: true,
        writesIds: false,
        isListed: true,
        editUrlOf: () => undefined,
        idOf: () => undefined,
      },
    );
    usesComponents ||= converted.components.size > 0;
    for (const one of [...converted.files, ...siteFiles(converted.text)]) imported.add(one);
    files.push({
      to: file.replace(/\.md$/, '.mdx'),
      text: converted.text.replace(/^---\n[\s\S]*?---\n\n/, ''),
    });
  }
  return { files, usesComponents };
}
