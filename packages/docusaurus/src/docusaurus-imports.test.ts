import { expect, test } from 'vitest';
import { DOCUSAURUS_IMPORTS } from './docusaurus-imports.ts';

test.each(Object.entries(DOCUSAURUS_IMPORTS))(
  'all replacements of %s exist',
  async (_, { module, exports }) => {
    expect(Object.keys(await import(module))).toEqual(
      expect.arrayContaining(Object.values(exports)),
    );
  },
);
