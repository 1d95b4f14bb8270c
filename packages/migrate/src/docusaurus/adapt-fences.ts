/** An opening or closing fence (https://spec.commonmark.org/0.31.2/#fenced-code-blocks), in lists and quotes as well. */
const FENCE = /^([\s>]*(?:[-*+]|\d+[.)])?[\s>]*)(`{3,}|~{3,})(.*)$/;
/** Keys for a file name in the meta string of a fence, as plugins and themes of Docusaurus call them. */
const FILE_NAME = /(\s)(?:file(?:name)?|name|path)=(?:"([^"]+)"|'([^']+)'|([^\s"'{]+))/;

/**
 * Turns the file name of code blocks, such as `file='a.js'`, into their title. A block without code stays, since a plugin
 * imports the file into it. Ends the code of an `mdx-code-block` with a blank line, as Docusaurus does: MDX would take the
 * closing fence for a part of an export before it.
 */
export function adaptFences(text: string): string {
  const lines = text.split('\n');
  let fence = '';
  let isMdx = false;
  return lines
    .flatMap((line, index) => {
      const [, before = '', marks = '', meta = ''] = FENCE.exec(line) ?? [];
      if (fence !== '') {
        const isEnd = marks.startsWith(fence) && meta.trim() === '';
        if (isEnd) fence = '';
        return isEnd && isMdx && lines[index - 1]?.trim() !== '' ? ['', line] : [line];
      }
      if (marks === '') return [line];
      fence = marks;
      isMdx = meta.trim() === 'mdx-code-block';
      const isEmpty = FENCE.exec(lines[index + 1] ?? '')?.[2]?.startsWith(fence);
      if (isEmpty || /\btitle=/.test(meta) || !FILE_NAME.test(meta)) return [line];
      return [before + marks + meta.replace(FILE_NAME, printTitle)];
    })
    .join('\n');
}

function printTitle(_whole: string, space: string, ...names: (string | undefined)[]): string {
  const name = names.slice(0, 3).find((part) => part !== undefined) ?? '';
  return `${space}title="${name}"`;
}
