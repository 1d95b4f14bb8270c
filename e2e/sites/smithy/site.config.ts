import { defineConfig } from 'folia';

/** Fills the parts of the theme. */
export default defineConfig({
  title: 'Smithy',
  url: 'https://smithy.example',
  clientModules: ['src/broken.ts', 'src/visits.ts'],
  docs: { frontmatter: { heat: { type: 'number' } } },
  themeConfig: {
    footer: {
      links: [{ label: 'Tongs', to: '/docs/tongs' }],
      copyright: 'Struck by hand.',
    },
  },
});
