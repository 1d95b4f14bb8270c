import { defineConfig } from 'folia';

/** More items than any bar has room for, with long labels. */
const more = [
  'Millers and their families',
  'Open days',
  'Flour shop',
  'Volunteering',
  'Wind forecast',
  'Restoration fund',
  'Neighboring mills',
  'Contact and directions',
];

export default defineConfig({
  title: 'The Windmill Handbook of the Lower Valley',
  url: 'https://windmill.example',
  favicon: '/sail-light.svg',
  i18n: { defaultLocale: 'en', locales: ['en', 'nl'] },
  docs: { sidebarPath: 'sidebars.ts' },
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Windmill',
      logo: { src: '/sail-light.svg', srcDark: '/sail-dark.svg', alt: 'A sail' },
      items: [
        { to: '/docs', label: 'Handbook', position: 'left' },
        { to: '/docs/machine', label: 'Every machine in the cap', position: 'left' },
        { type: 'docSidebar', sidebarId: 'grain', label: 'Grain', position: 'left' },
        { type: 'docSidebar', sidebarId: 'machine', label: 'Machine', position: 'left' },
        { type: 'doc', docId: 'machine/brake', label: 'Brake', position: 'left' },
        ...more.map((label) => ({
          href: `https://valley.example/${label.length}`,
          label,
          position: 'left' as const,
        })),
        {
          label: 'Seasons',
          position: 'right',
          items: [{ to: '/docs/grain/wheat', label: 'Wheat' }],
        },
        { type: 'localeDropdown', position: 'right' },
        {
          type: 'html',
          value: '<a href="https://code.example" title="Code">⌘</a>',
          position: 'right',
        },
      ],
    },
    footer: {
      logo: { src: '/sail-light.svg', srcDark: '/sail-dark.svg', alt: 'A sail in the footer' },
      links: [{ label: 'Handbook', to: '/docs' }],
    },
  },
});
