import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that build sites: they set environment variables and working folders, so each file has a process of its own. */
const BUILDS = [
  'engine/build*.test.ts',
  'engine/cache/{build-store,page-cache}.test.ts',
  'engine/dev/*.test.ts',
  'engine/i18n/build-locales.test.ts',
  'engine/site/git-history.test.ts',
];

export default defineConfig({
  test: {
    // The first code of a language is colored once its grammar is loaded, which a busy machine takes long for.
    testTimeout: 20_000,
    environment: 'node',
    maxWorkers: 2,
    pool: 'forks',
    projects: [
      { extends: true, test: { name: 'builds', include: BUILDS } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{engine,packages,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...BUILDS],
          // Modules are loaded once for all files: no test may change what another one reads.
          isolate: false,
        },
      },
    ],
  },
});
