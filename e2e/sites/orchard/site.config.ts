import { defineConfig } from 'folia';

/** The site lists the version that is served at its own address, which a test run chooses. */
const origin = process.env.SITE_ORIGIN ?? 'https://orchard.example';

/** Turns on what the other fixture sites leave off. */
export default defineConfig({
  title: 'Orchard',
  url: origin,
  /** As if an island wrote markup through a policy of this name. */
  contentSecurityPolicy: { 'trusted-types': ['orchard'] },
  docs: { versions: { current: { label: 'This season' } } },
  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    announcementBar: {
      id: 'harvest',
      content: 'The harvest has begun.',
      isCloseable: false,
      backgroundColor: 'darkgreen',
      textColor: 'white',
    },
    navbar: {
      style: 'primary',
      hideOnScroll: true,
      items: [
        { type: 'doc', docId: 'welcome', label: 'Guide', position: 'left' },
        { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'All trees', position: 'left' },
        {
          label: 'Fruit',
          position: 'left',
          items: [
            { to: '/docs/trees/apple', label: 'Apples' },
            { to: '/docs/trees/pear', label: 'Pears' },
            { type: 'html', value: '<hr>' },
            { href: 'https://market.example', label: 'Market' },
          ],
        },
        { type: 'docsVersion' },
        {
          type: 'docsVersionDropdown',
          versions: [
            { label: 'Next', url: 'https://next.orchard.example' },
            { label: 'Latest', url: origin },
          ],
        },
        { type: 'localeDropdown' },
        { type: 'custom-season', name: 'Autumn' },
        { type: 'html', value: '<em>Since 1890</em>' },
      ],
    },
    footer: {
      logo: { src: '/pip.svg', alt: 'A pip' },
      links: [
        { label: 'Apples', to: '/docs/trees/apple' },
        { label: 'Market', href: 'https://market.example' },
      ],
      copyright: 'Pick what you like.',
    },
  },
});
