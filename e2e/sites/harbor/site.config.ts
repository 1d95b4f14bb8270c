import { defineConfig } from 'folia';

export default defineConfig({
  title: 'The Harbor Book',
  tagline: 'Tides, boats and knots',
  url: 'https://harbor.example',
  baseUrl: '/harbor/',
  favicon: '/anchor.svg',
  markdownPages: true,
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'ar'],
    localeConfigs: { ar: { htmlLang: 'ar-EG', label: 'العربية' } },
  },
  api: [
    {
      path: 'openapi/harbor.yaml',
      editUrl: 'https://code.example/harbor/edit/main/',
      showLastUpdateTime: true,
    },
  ],
  docs: { sidebarPath: 'sidebars.ts', editUrl: 'https://code.example/harbor/edit/main/' },
  blog: {
    blogTitle: 'Harbor log',
    blogDescription: 'What happened on the water.',
    postsPerPage: 2,
    blogSidebarCount: 'ALL',
    editUrl: 'https://code.example/harbor/edit/main/',
    feedOptions: { type: 'all', copyright: 'Free to copy.' },
  },
  themeConfig: {
    announcementBar: { id: 'gale', content: 'Gale warning until Friday.', isCloseable: true },
    navbar: {
      title: 'Harbor Book',
      logo: { src: '/anchor.svg', alt: '' },
      items: [
        { type: 'docSidebar', sidebarId: 'book', label: 'Book', position: 'left' },
        { to: '/signals', label: 'Signals' },
        { to: '/docs/api', label: 'API' },
        {
          label: 'More',
          items: [
            { type: 'doc', docId: 'ropework/knots/bowline' },
            { href: 'https://charts.example', label: 'Charts' },
          ],
        },
        { type: 'localeDropdown' },
      ],
    },
    footer: {
      links: [
        {
          title: 'Read',
          items: [
            { label: 'Tide table', to: '/docs/tides/table' },
            { label: 'Log', to: '/blog' },
            { label: 'Follow', to: '/blog/rss.xml' },
          ],
        },
        { title: 'Elsewhere', items: [{ label: 'Charts', href: 'https://charts.example' }] },
      ],
      copyright: 'Free to copy.',
    },
  },
});
