import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Observatory',
  url: 'https://sky.example',
  baseUrl: '/sky/',
  trailingSlash: true,
  i18n: { defaultLocale: 'ar', localeConfigs: { ar: { htmlLang: 'ar', direction: 'rtl' } } },
  docs: { routeBasePath: 'guide' },
  themeConfig: {
    colorMode: { defaultMode: 'dark', disableSwitch: true },
    docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
    navbar: {
      style: 'dark',
      logo: { src: '/moon.svg', srcDark: '/moon-dark.svg', alt: '' },
      items: [{ to: '/guide/moon', label: 'Guide', activeBasePath: '/guide' }],
    },
    footer: {
      style: 'dark',
      links: [
        { label: 'Moon', to: '/guide/moon' },
        { label: 'Charts', href: 'https://charts.example' },
      ],
    },
  },
});
