import { posix } from 'node:path';

/**
 * A fence with the code of a file.
 *
 * @param options ranges of lines to show (`ln[1:3,5]`) and to mark (`hl[2]`, as in the file), and a title (`title["a"]`)
 */
export function codeBlockText(path: string, text: string, options: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const list = (name: string) => new RegExp(`\\b${name}\\[([^\\]]*)\\]`).exec(options)?.[1];
  const shown =
    list('ln') === undefined
      ? lines.map((_line, index) => index + 1)
      : numbers(list('ln') ?? '', lines.length);
  const marked = numbers(list('hl') ?? '', lines.length)
    .map((number) => shown.indexOf(number) + 1)
    .filter((place) => place > 0);
  const title = list('title')?.replace(/^["']|["']$/g, '');
  const language =
    { py: 'python', js: 'js', yml: 'yaml' }[posix.extname(path).slice(1)] ??
    posix.extname(path).slice(1);
  const head = [
    `\`\`\`${language || 'text'}`,
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(marked.length === 0 ? [] : [`hl_lines="${marked.join(' ')}"`]),
  ].join(' ');
  const code: string[] = [];
  for (const [place, number] of shown.entries()) {
    const before = shown[place - 1];
    // Lines that are left out are marked, as on the original page.
    if (before !== undefined && number > before + 1)
      code.push('', `${commentSign(language)} …`, '');
    code.push(lines[number - 1] ?? '');
  }
  return [head, ...code, '```'];
}

function commentSign(language: string): string {
  return /^(?:python|yaml|toml|bash|sh|ini|docker|rb)$/.test(language) ? '#' : '//';
}

function numbers(ranges: string, count: number): number[] {
  return ranges
    .split(',')
    .filter((range) => range.trim() !== '')
    .flatMap((range) => {
      const [first = '', last = first] = range.split(':');
      const start = Math.max(1, Number(first || 1));
      const end = Math.min(count, Number(last || count));
      return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
    });
}
