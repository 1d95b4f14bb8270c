import { defineConfig } from 'folia';

/** What servers have to tell apart: moved pages, spellings of addresses, files of all kinds, languages. */
export default defineConfig({
  title: 'Signpost',
  url: 'https://signpost.example',
  baseUrl: '/way/',
  trailingSlash: true,
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  docs: { routeBasePath: 'guide' },
  // Longer than a word of a configuration of nginx may be, with what is a variable there.
  contentSecurityPolicy: {
    'img-src': Array.from(
      { length: 120 },
      (_, number) => `https://p${number}.example/$uri/$/tiles/`,
    ),
  },
  redirects: [
    { from: '/', to: '/guide/north' },
    { from: ['/pole', '/straße', '/guide/due north'], to: '/guide/north' },
    { from: '/star', to: '/guide/north#star' },
    { from: '/chart', to: 'https://charts.example/sky?map=1#north' },
  ],
});
