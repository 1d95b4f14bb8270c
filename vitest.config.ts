import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** Packages of the repository are imported as sources. */
const SOURCE_CONDITION = 'folia-source';

/** Tests that build many sites or large ones. `npm test` leaves them out; `npm test -- full` does not. */
const LONG_BUILDS = [
  'packages/folia/src/build-{again,mistakes,other-machine,theme,threads}.test.ts',
  'packages/folia/src/changed-text.test.ts',
  'packages/folia/src/faults/*.test.ts',
  'packages/folia/src/cache/{page-cache,reference-cache}.test.ts',
  'packages/folia/src/dev/live-site.test.ts',
];

/** Other long tests: many questions or requests, made-up descriptions, and samples that are run. */
const LONG_TESTS = [
  'e2e/servers/hostile-clients.test.ts',
  'e2e/static/search-quality.test.ts',
  'packages/openapi/src/any-description.test.ts',
  'packages/openapi/src/read/page-inputs.test.ts',
  'packages/openapi/src/samples/sample-runs.test.ts',
  'tools/samples/**/*.test.ts',
];

/** Other tests that build sites. */
const BUILDS = [
  'packages/folia/src/build*.test.ts',
  'packages/folia/src/cache/build-store.test.ts',
  'packages/folia/src/dev/*.test.ts',
  'packages/folia/src/translate/build-locales.test.ts',
  'packages/folia/src/read/git-history.test.ts',
];

/** Tests that build sites have more time. */
function buildTests(
  name: string,
  include: string[],
  exclude: string[] = [],
): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name,
      include,
      exclude: [...configDefaults.exclude, ...exclude],
      // Several builds one after the other take long on a busy machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  };
}

function otherTests(
  name: string,
  include: string[],
  exclude: string[] = [],
): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name,
      include,
      exclude: [...configDefaults.exclude, ...BUILDS, ...LONG_BUILDS, ...exclude],
    },
  };
}

export default defineConfig({
  ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
  test: {
    // The first code of a language is colored once its grammar is loaded, which a busy machine takes long for.
    testTimeout: 20_000,
    environment: 'node',
    maxWorkers: 2,
    // Modules are loaded once for all files: no test may change what another one reads.
    isolate: false,
    pool: 'forks',
    execArgv: [`--conditions=${SOURCE_CONDITION}`],
    env: { NODE_OPTIONS: `--conditions=${SOURCE_CONDITION}` },
    projects: [
      buildTests('builds', BUILDS, LONG_BUILDS),
      buildTests('long builds', LONG_BUILDS),
      otherTests('unit', ['{packages,tools,e2e,bench}/**/*.test.{ts,tsx}'], LONG_TESTS),
      otherTests('long unit', LONG_TESTS),
    ],
  },
});
