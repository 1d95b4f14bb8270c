import type { Note } from '../note.ts';
import { FENCED, keyLines } from './key-lines.ts';

const POST = /(?:^|\/)[^_/][^/]*\.mdx?$/;
const DATED_PATH = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/;

/**
 * Gives posts without a date the one that Docusaurus shows: the day on which their file was added
 * according to git, or else last changed according to the file system.
 *
 * @param texts by path in the new folder
 * @param options.dateOf the day of a file, as in 2024-05-06
 */
export function datePosts(
  texts: ReadonlyMap<string, string>,
  { blogPath, dateOf }: { blogPath: string | undefined; dateOf: (path: string) => string },
): { texts: Map<string, string>; notes: Note[] } {
  const dated = new Map<string, string>();
  const notes: Note[] = [];
  for (const [path, text] of texts) {
    if (blogPath === undefined || !path.startsWith(`${blogPath}/`) || !POST.test(path)) continue;
    if (DATED_PATH.test(path.slice(blogPath.length))) continue;
    const [, open, yaml = ''] = FENCED.exec(text) ?? [];
    if (keyLines(yaml).some(({ key }) => key === 'date')) continue;
    const date = `date: ${dateOf(path)}\n`;
    dated.set(
      path,
      open === undefined ? `---\n${date}---\n\n${text}` : text.replace(open, open + date),
    );
    const why = 'Neither its frontmatter nor its name has a date. It got the date of its file.';
    notes.push({
      group: 'blog',
      outcome: 'changed',
      key: 'frontmatter "date"',
      text: why,
      file: path,
    });
  }
  return { texts: new Map([...texts, ...dated]), notes };
}
