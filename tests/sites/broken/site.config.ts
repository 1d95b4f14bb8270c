import { defineConfig } from 'docs-engine';

export default defineConfig({
  title: 'Broken',
  url: 'https://broken.example',
  themeConfig: {
    navbar: { items: [{ to: '/docs/nowhere', label: 'Nowhere' }] },
  },
});
