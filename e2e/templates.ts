import type { SiteName } from './sites.ts';

/** Pages of each template of a site. */
export const TEMPLATES: [SiteName, string[]][] = [
  ['garden', ['/', '/docs', '/docs/plants/roses', '/docs/plants/tulips', '/docs/tools/rake']],
  [
    'harbor',
    [
      '/docs',
      '/docs/ropework/knots/bowline',
      '/docs/api',
      '/docs/api/operations',
      '/docs/api/book-berth',
      '/docs/api/models/berth',
      '/blog',
      '/blog/2024/03/09/storm',
      '/ar/docs',
    ],
  ],
  ['orchard', ['/docs/harvest', '/docs/storage']],
  ['observatory', ['/guide/moon/']],
  ['loom', ['/docs', '/docs/warping']],
  ['smithy', ['/docs/anvil']],
  ['windmill', ['/docs', '/docs/diagrams', '/nl/docs/diagrams']],
  [
    'real',
    [
      '/',
      '/docs/overview/introduction',
      '/docs/install/docker-compose',
      '/docs/FAQ',
      '/docs/developer/architecture',
      '/docs/api/add-assets-to-album',
      '/docs/api/operations',
      '/docs/api/models/activity-create-dto',
      '/blog',
    ],
  ],
];
