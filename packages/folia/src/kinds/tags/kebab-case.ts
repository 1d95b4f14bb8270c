import joinWords from 'lodash-es/kebabCase.js';

/**
 * Joins lowercase words and numbers with hyphens, as Docusaurus does for tags and authors
 * (https://lodash.com/docs/#kebabCase). A label without words is unchanged.
 * @example kebabCase('v1.64.0-iOS Beta') // 'v-1-64-0-i-os-beta'
 */
export function kebabCase(label: string): string {
  return joinWords(label) || label;
}
