import { mapProse } from 'folia/format';

/**
 * Replaces HTML comments outside of code with MDX comments
 * (https://mdxjs.com/docs/what-is-mdx/#markdown). Docusaurus supports both, MDX does not.
 */
export function convertComments(text: string): string {
  return mapProse(text, 'mdx', (line) =>
    line
      .split(/(`+[^`]*`+)/)
      .map((part) =>
        part.startsWith('`') ? part : part.replaceAll('<!--', '{/*').replaceAll('-->', '*/}'),
      )
      .join(''),
  );
}
