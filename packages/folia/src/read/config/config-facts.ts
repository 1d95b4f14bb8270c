import type { Fact, Path } from 'folia-problems';

/**
 * What about a site follows from which keys of its config. Until a mistake in one of them is fixed, nothing is reported
 * that may only follow from it: with a wrong `docs.routeBasePath`, a link by address may be right although the default
 * address of the docs makes it dead. All other keys leave the rest of the site to be checked.
 */
const SETTLED_BY: [Fact, string[]][] = [
  [
    'pages',
    [
      'trailingSlash',
      'pages',
      'api.path',
      'api.routeBasePath',
      ...[
        'path',
        'include',
        'exclude',
        'routeBasePath',
        'sidebarPath',
        'numberPrefixParser',
        'tags',
        'tagsBasePath',
      ].map((key) => `docs.${key}`),
      ...[
        'path',
        'include',
        'exclude',
        'routeBasePath',
        'pageBasePath',
        'tagsBasePath',
        'authorsBasePath',
        'archiveBasePath',
        'postsPerPage',
        'tags',
        'authorsMapPath',
        'feedOptions.type',
      ].map((key) => `blog.${key}`),
    ],
  ],
  [
    'sources',
    [
      'docs.path',
      'docs.include',
      'docs.exclude',
      'pages',
      'blog.path',
      'blog.include',
      'blog.exclude',
    ],
  ],
  ['ids', ['docs.path', 'docs.include', 'docs.exclude', 'docs.numberPrefixParser']],
  ['sidebars', ['docs.sidebarPath', 'docs.path', 'api.path', 'api.id']],
  ['authors', ['blog.path', 'blog.authorsMapPath']],
  ['tags', ['blog.path', 'blog.tags']],
  ['locales', ['i18n.defaultLocale', 'i18n.locales']],
  ['files', ['staticDirectories']],
];

/**
 * What is unknown about a site while something at these paths of its config is wrong. What the config says in a key is a
 * fact as well, such as `config/docs/frontmatter`.
 */
export function unknownWithout(paths: Path[]): Fact[] {
  const wrong = paths.map((path) => path.filter((key) => typeof key !== 'number').map(String));
  const settled = SETTLED_BY.filter(([, keys]) =>
    wrong.some((path) => keys.some((key) => isRelated(path, key.split('.')))),
  ).map(([fact]) => fact);
  const own = wrong.map((path): Fact => {
    const key = path.slice(0, 2).join('/');
    return key === '' ? 'config' : `config/${key}`;
  });
  return [...settled, ...own];
}

/** Whether one path leads to the value at the other, or to a part of it. */
function isRelated(a: string[], b: string[]): boolean {
  return a.every((key, index) => index >= b.length || key === b[index]);
}
