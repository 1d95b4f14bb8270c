import { defineConfig } from 'folia';

/** Folders, sidebars and frontmatter as sites of Docusaurus write them, in two languages. */
export default defineConfig({
  title: 'Kitchen',
  url: 'https://kitchen.example',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  docs: {
    routeBasePath: '/',
    sidebarPath: 'sidebars.ts',
    sidebarCollapsed: false,
    frontmatter: {
      season: { type: 'enum', values: ['summer', 'winter'] },
      minutes: { type: 'number' },
    },
  },
});
