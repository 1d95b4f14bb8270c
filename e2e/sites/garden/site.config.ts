import { defineConfig } from 'folia';

export default defineConfig({
  title: 'The Garden Book',
  tagline: 'What grows where, and when',
  url: 'https://garden.example',
  trailingSlash: false,
  favicon: '/leaf.svg',
  redirects: [
    { from: ['/docs/flowers', '/docs/flowers/roses'], to: '/docs/plants/roses' },
    { from: '/docs/cutting', to: '/docs/plants/roses#pruning' },
    { from: '/shop', to: 'https://seeds.example/' },
    { from: '/docs/plants/roses#cutting', to: '/docs/plants/roses#pruning' },
    { from: '/docs/plants/roses#bulbs', to: '/docs/plants/tulips' },
  ],
  headTags: [{ tagName: 'meta', attributes: { name: 'twitter:site', content: '@garden' } }],
  docs: {
    sidebarPath: 'sidebars.ts',
    editUrl: 'https://code.example/garden/edit/main/',
    showLastUpdateTime: true,
    showLastUpdateAuthor: true,
  },
  themeConfig: {
    announcementBar: {
      id: 'frost',
      content: 'Frost is expected. <a href="/docs/plants/roses">Cover the roses</a>.',
      isCloseable: true,
    },
    navbar: {
      title: 'Garden Book',
      logo: { src: '/leaf.svg' },
      items: [
        { type: 'docSidebar', sidebarId: 'book', label: 'Book', position: 'left' },
        { to: '/about', label: 'About' },
        {
          label: 'More',
          items: [
            { type: 'doc', docId: 'tools/spade', label: 'Spade' },
            { href: 'https://seeds.example', label: 'Seeds' },
          ],
        },
        { type: 'html', value: '<b>Third edition</b>' },
        { href: 'https://forum.example', label: 'Forum' },
      ],
    },
    footer: {
      links: [
        { title: 'Read', items: [{ label: 'Roses', to: '/docs/plants/roses' }] },
        { title: 'Elsewhere', items: [{ label: 'Forum', href: 'https://forum.example' }] },
      ],
      copyright: 'Free to copy.',
    },
  },
});
