import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

/** Packages of the repository are imported as sources. */
const SOURCE_CONDITION = 'folia-source';

/** Tests that build sites: they set environment variables and working folders, so each file has a process of its own. */
const BUILDS = [
  'packages/folia/src/build*.test.ts',
  'packages/folia/src/faults/*.test.ts',
  'packages/folia/src/cache/{build-store,page-cache,reference-cache}.test.ts',
  'packages/folia/src/dev/*.test.ts',
  'packages/folia/src/translate/build-locales.test.ts',
  'packages/folia/src/read/git-history.test.ts',
];

export default defineConfig({
  ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
  test: {
    // The first code of a language is colored once its grammar is loaded, which a busy machine takes long for.
    testTimeout: 20_000,
    environment: 'node',
    maxWorkers: 2,
    pool: 'forks',
    execArgv: [`--conditions=${SOURCE_CONDITION}`],
    env: { NODE_OPTIONS: `--conditions=${SOURCE_CONDITION}` },
    projects: [
      // Several builds one after the other take long on a busy machine, too.
      {
        extends: true,
        test: { name: 'builds', include: BUILDS, testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,tools,e2e,bench}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...BUILDS],
          // Modules are loaded once for all files: no test may change what another one reads.
          isolate: false,
        },
      },
    ],
  },
});
