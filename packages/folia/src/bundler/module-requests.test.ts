import { expect, test } from 'vitest';
import { importStatements, requestedModules } from './module-requests.ts';

const code = `import whole, { part as own, default as again } from 'bread';
import * as all from /* not "flour" */ "@theme/flour";
import './crust.css';
export { crumb } from 'toast';
export * from './rolls.js';
export const text = "import rye from 'rye'";
const later = import('yeast');`;

test('lists import statements with the names of the exports', () => {
  expect(importStatements(code)).toEqual([
    { source: 'bread', names: ['default', 'part', 'default'] },
    { source: '@theme/flour', names: [undefined] },
    { source: './crust.css', names: [] },
  ]);
});

test('lists the modules of import and export statements, but not those in text or imported later', () => {
  expect(requestedModules(code).map(({ value }) => value)).toEqual([
    'bread',
    '@theme/flour',
    './crust.css',
    'toast',
    './rolls.js',
  ]);
});

test('gives the place of each with its quotes, once for each statement, also after letters of several bytes', () => {
  const loaves = `const loaf = '🍞 Brötchen';\nexport { crust, crumb } from 'toast';\nimport rye from "rye";`;
  const requests = requestedModules(loaves);
  expect(requests.map(({ start, end }) => loaves.slice(start, end))).toEqual(["'toast'", '"rye"']);
});
