import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['engine/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    environment: 'node',
    // The first code of a language is colored once its grammar is loaded, which a busy machine takes long for.
    testTimeout: 20_000,
  },
});
