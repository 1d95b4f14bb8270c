import { mapProse } from 'folia/format';

/**
 * HTML comments as comments of MDX (https://mdxjs.com/docs/what-is-mdx/#markdown), outside of code. Docusaurus reads
 * both, MDX itself does not.
 */
export function mdxComments(text: string): string {
  return mapProse(text, 'mdx', (line) =>
    line
      .split(/(`+[^`]*`+)/)
      .map((part) =>
        part.startsWith('`') ? part : part.replaceAll('<!--', '{/*').replaceAll('-->', '*/}'),
      )
      .join(''),
  );
}
