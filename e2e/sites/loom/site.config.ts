import { defineConfig } from 'folia';

/** Two docs folders: the manual of a loom with three cut versions, and the rules of a guild with one. */
export default defineConfig({
  title: 'Loom',
  url: 'https://loom.example',
  docs: [
    {
      path: 'docs',
      sidebarPath: 'sidebars.ts',
      editUrl: 'https://code.example/loom/edit',
      lastVersion: '2.0',
      versions: {
        current: { label: '3.0 (draft)' },
        '1.0': { label: '1.0 (wood)', noIndex: true, className: 'wood' },
      },
    },
    { id: 'guild', path: 'guild', routeBasePath: 'guild', versions: { current: { label: 'Now' } } },
  ],
  redirects: [{ from: '/manual', to: '/docs/warping' }],
  themeConfig: {
    navbar: {
      items: [
        { type: 'docSidebar', sidebarId: 'manual', label: 'Manual', position: 'left' },
        { type: 'doc', docId: 'warping', label: 'Warping', position: 'left' },
        {
          type: 'docSidebar',
          sidebarId: 'defaultSidebar',
          docsPluginId: 'guild',
          label: 'Guild',
          position: 'left',
        },
        {
          type: 'docsVersionDropdown',
          dropdownItemsAfter: [{ label: '0.9', href: 'https://old.loom.example' }],
        },
        { type: 'docsVersionDropdown', docsPluginId: 'guild' },
        { type: 'search', position: 'right' },
      ],
    },
  },
});
