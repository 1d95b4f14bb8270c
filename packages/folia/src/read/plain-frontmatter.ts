/** A key, and a value that is the same string in YAML as it is in the file. */
const LINE =
  /^([a-z]\w*):[ \t]+(?:"([^"\\]*)"|'([^']*)'|([a-zA-Z][\w./()-]*(?: +[\w./()-]+)*))[ \t]*$/;

/** Words that are not strings without quotes (https://yaml.org/spec/1.2.2/#core-schema). */
const NOT_STRING = /^(?:true|false|null)$/i;

/**
 * Reads frontmatter of the simplest form, as most pages have it: keys with strings, one per line. A parser of YAML takes ten
 * times as long, which is noticeable in sites of thousands of pages.
 * @param yaml the text between the fences
 * @returns the same value as a parser of YAML, or undefined if the text needs one
 */
export function plainFrontmatter(yaml: string): Record<string, string> | undefined {
  if (yaml === '') return {};
  const values: Record<string, string> = {};
  for (const line of yaml.split(/\r?\n/)) {
    const match = LINE.exec(line);
    if (!match) return undefined;
    const [, key = '', double, single, bare = ''] = match;
    if (Object.hasOwn(values, key) || NOT_STRING.test(key) || NOT_STRING.test(bare))
      return undefined;
    values[key] = double ?? single ?? bare;
  }
  return values;
}
