import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Lighthouse',
  tagline: 'Keep the light burning',
  url: 'https://lighthouse.example',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  docs: {
    sidebarPath: 'sidebars.ts',
    frontmatter: { watch: { type: 'enum', values: ['day', 'night'] } },
  },
  blog: { onInlineAuthors: 'throw', onInlineTags: 'throw' },
  api: [{ path: 'signals.yaml' }],
  admonitions: { keywords: ['storm'] },
  customFields: { horn: { seconds: 30 } },
  redirects: [{ from: '/docs/oil', to: '/docs/lamp' }],
  themeConfig: {
    navbar: {
      items: [
        { type: 'docSidebar', sidebarId: 'keeper', label: 'Handbook' },
        { type: 'docSidebar', sidebarId: 'api', label: 'Signals' },
        { type: 'doc', docId: 'lamp', label: 'The lamp' },
        { to: '/blog', label: 'Logbook' },
        { type: 'custom-horn' },
      ],
    },
  },
});
