import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Broken',
  url: 'https://broken.example',
  themeConfig: {
    navbar: { items: [{ to: '/docs/nowhere', label: 'Nowhere' }] },
  },
});
