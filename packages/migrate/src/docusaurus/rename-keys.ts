import { FENCED, keyLines } from './key-lines.ts';

/** A key that got another name, and its line in the file. */
export type RenamedKey = { key: string; name: string; line: number };

/**
 * Gives keys of frontmatter another name, unless the frontmatter has a key of that name.
 * @param names the new names by the old ones
 */
export function renameKeys(
  text: string,
  names: ReadonlyMap<string, string>,
): { text: string; renamed: RenamedKey[] } {
  const [whole = '', open = '', yaml = '', close = ''] = FENCED.exec(text) ?? [];
  const places = keyLines(yaml);
  const present = new Set(places.map(({ key }) => key));
  const lines = yaml.split('\n');
  const renamed = places.flatMap(({ key, first }): RenamedKey[] => {
    const name = names.get(key);
    return name === undefined || present.has(name) ? [] : [{ key, name, line: first + 2 }];
  });
  for (const { key, name, line } of renamed) {
    lines[line - 2] = (lines[line - 2] ?? '').replace(key, name);
  }
  return { text: open + lines.join('\n') + close + text.slice(whole.length), renamed };
}
