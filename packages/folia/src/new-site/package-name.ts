/**
 * Converts a folder's name to a valid npm package name (https://docs.npmjs.com/cli/configuring-npm/package-json#name).
 * @example packageName('My Docs!') // 'my-docs'
 */
export function packageName(folder: string): string {
  const name = folder
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '');
  return name || 'docs';
}
