import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Wheelhouse',
  tagline: 'A community bicycle workshop',
  // The address that the site will have: used in the sitemap, in feeds and for previews.
  url: 'https://wheelhouse.example',
  favicon: '/favicon.svg',
  docs: { sidebarPath: 'sidebars.ts' },
  blog: { blogTitle: 'News', blogDescription: 'What happens at the workshop.' },
  api: [{ path: 'openapi/openapi.yaml', label: 'Tool library API' }],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      logo: { src: '/favicon.svg', alt: '' },
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
        { to: '/docs/api', label: 'API', position: 'left' },
        { to: '/blog', label: 'News', position: 'left' },
      ],
    },
    footer: {
      links: [
        {
          title: 'Learn',
          items: [
            { label: 'Getting started', to: '/docs' },
            { label: 'Choose your gears', to: '/docs/repairs/choose-your-gears' },
          ],
        },
        {
          title: 'Keep up',
          items: [
            { label: 'News', to: '/blog' },
            { label: 'Feed', to: '/blog/rss.xml' },
          ],
        },
      ],
      copyright: 'Written with <a href="https://commonmark.org/help/">Markdown</a>.',
    },
  },
});
