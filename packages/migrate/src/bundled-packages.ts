/** Ranges of packages in Docusaurus 2, and in Docusaurus 3 and later. */
type Ranges = [two: string, three: string];

/** Dependencies of Docusaurus's own packages, which sites import without listing them. */
const OF_DOCUSAURUS: Record<string, Ranges> = {
  '@docsearch/react': ['^3.1.1', '^3.9.0'],
  '@mdx-js/react': ['^1.6.22', '^3.0.0'],
  clsx: ['^1.2.1', '^2.0.0'],
  'copy-text-to-clipboard': ['^3.0.1', '^3.2.0'],
  infima: ['0.2.0-alpha.43', '0.2.0-alpha.45'],
  lodash: ['^4.17.21', '^4.17.21'],
  mermaid: ['^9.2.2', '^11.0.0'],
  nprogress: ['^0.2.0', '^0.2.0'],
  'prism-react-renderer': ['^1.3.5', '^2.3.0'],
  prismjs: ['^1.28.0', '^1.29.0'],
  'react-live': ['2.2.3', '^4.1.6'],
  'react-router-dom': ['^5.3.3', '^5.3.4'],
};

const CORE = '@docusaurus/core';

/**
 * Returns the range of a package that came with the source's version of Docusaurus.
 * @returns undefined for other packages, and if the source does not list Docusaurus
 */
export function bundledRange(
  name: string,
  manifests: readonly { ranges: Record<string, string> }[],
): string | undefined {
  const core = manifests.map(({ ranges }) => ranges[CORE]).find(Boolean);
  const ranges = Object.hasOwn(OF_DOCUSAURUS, name) ? OF_DOCUSAURUS[name] : undefined;
  return core === undefined ? undefined : ranges?.[/^[\^~=v]*2\./.test(core) ? 0 : 1];
}
