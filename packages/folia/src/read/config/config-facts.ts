import type { Fact, Path } from 'folia-problems';

/**
 * The keys of the config that determine each fact about a site. Until a mistake in one of them is fixed, problems that
 * may be its consequences are not reported: with an invalid `docs.routeBasePath`, a link by URL may be valid although it is
 * dead with the default. Mistakes in all other keys do not affect the checks.
 */
const KEYS_BY_FACT: [Fact, string[]][] = [
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
 * Lists the facts about a site that are unknown while the values at these paths of its config are invalid. The value of a
 * key is a fact as well, such as `config/docs/frontmatter`.
 */
export function findUnknownFacts(paths: Path[]): Fact[] {
  const keyPaths = paths.map((path) => path.filter((key) => typeof key !== 'number').map(String));
  const siteFacts = KEYS_BY_FACT.filter(([, keys]) =>
    keyPaths.some((path) => keys.some((key) => isRelated(path, key.split('.')))),
  ).map(([fact]) => fact);
  const configFacts = keyPaths.map((path): Fact => {
    const key = path.slice(0, 2).join('/');
    return key === '' ? 'config' : `config/${key}`;
  });
  return [...siteFacts, ...configFacts];
}

/** Whether one path is a prefix of the other. */
function isRelated(a: string[], b: string[]): boolean {
  return a.every((key, index) => index >= b.length || key === b[index]);
}
