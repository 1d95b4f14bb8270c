import { defineConfig } from 'folia';
import { redirects } from './redirects.ts';
import { synonyms } from './synonyms.ts';

const repository = 'https://github.com/immich-app/immich';
const chat = 'https://discord.immich.app';

export default defineConfig({
  title: 'Immich',
  tagline: 'Back up, browse, and share photos and videos on your own server',
  url: 'https://immich.app',
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/favicon.svg',
  redirects,
  strict: true,
  markdownPages: true,
  i18n: { defaultLocale: 'en', localeConfigs: { en: { htmlLang: 'en', direction: 'ltr' } } },
  docs: {
    sidebarPath: 'sidebars.ts',
    editUrl: `${repository}/edit/main/docs/`,
    showLastUpdateTime: true,
    showLastUpdateAuthor: true,
  },
  api: [
    {
      path: 'openapi/openapi.yaml',
      label: 'API reference',
      editUrl: `${repository}/edit/main/docs/`,
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
    },
  ],
  blog: {
    blogDescription:
      'Reports on releases, features, and the life of the project, by the documentation team.',
    blogSidebarCount: 'ALL',
    editUrl: `${repository}/edit/main/docs/`,
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    feedOptions: { type: 'all', limit: null },
  },
  themeConfig: {
    image: '/preview.png',
    search: { synonyms },
    colorMode: { defaultMode: 'light' },
    announcementBar: {
      id: 'active-development',
      content:
        'Immich is under <strong>very active development</strong>. Expect bugs and changes, and never keep your photos and videos <strong>in one place only</strong>.',
      isCloseable: false,
    },
    navbar: {
      logo: { src: '/mark.svg' },
      items: [
        {
          type: 'docsVersionDropdown',
          versions: [
            { label: 'Next', url: 'https://main.preview.immich.app' },
            { label: 'Latest', url: 'https://immich.app' },
          ],
        },
        { type: 'doc', docId: 'overview/introduction', label: 'Docs' },
        { to: '/roadmap', label: 'Roadmap' },
        { to: '/docs/api', label: 'API' },
        { href: 'https://immich.store', label: 'Store' },
        { href: repository, label: 'GitHub' },
        { href: chat, label: 'Discord' },
        { type: 'localeDropdown' },
      ],
    },
    footer: {
      links: [
        {
          title: 'Documentation',
          items: [
            { label: 'Introduction', to: '/docs/overview/introduction' },
            { label: 'Installation', to: '/docs/install/requirements' },
            { label: 'Contributing', to: '/docs/overview/support-the-project' },
          ],
        },
        {
          title: 'Project',
          items: [
            { label: 'Roadmap', to: '/roadmap' },
            { label: 'Blog', to: '/blog' },
            { label: 'Cursed knowledge', to: '/cursed-knowledge' },
            { label: 'Privacy policy', to: '/privacy-policy' },
            { label: 'GitHub', href: repository },
            { label: 'YouTube', href: 'https://www.youtube.com/@immich-app' },
          ],
        },
        {
          title: 'Community',
          items: [
            { label: 'Discord', href: chat },
            { label: 'Reddit', href: 'https://www.reddit.com/r/immich/' },
          ],
        },
      ],
      copyright: 'Immich is open source under the GNU AGPL v3. © Immich contributors.',
    },
  },
});
