/** The first line of Markdown, without the marks of code, emphasis and links. */
export function plainText(text: string | undefined): string | undefined {
  const [line = ''] = (text ?? '').trim().split('\n');
  const plain = line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/`+|\*\*|__/g, '')
    .trim();
  return plain === '' ? undefined : plain;
}
