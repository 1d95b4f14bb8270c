import { describe, expect, test } from 'vitest';
import { convertCommonJs } from './convert-common-js.ts';

function convert(files: Record<string, string>) {
  const { texts, notes } = convertCommonJs(new Map(Object.entries(files)), []);
  const changed = Object.keys(files).filter((path) => texts.get(path) !== files[path]);
  return { texts, notes, changed };
}

describe('convertCommonJs: modules that pages import and browsers cannot read', () => {
  test('a module becomes an ES module with a default export and the names that others import', () => {
    const { texts, notes } = convert({
      'src/beds.js': "const rows = 3;\nmodule.exports = { rows, crop: 'rye' };\n",
      'src/pages/index.jsx':
        "import { rows } from '../beds';\nexport default () => <b>{rows}</b>;\n",
      'docs/beds.mdx':
        "import beds, { crop as grain } from '@site/src/beds';\n\n{beds.rows} {grain}\n",
    });
    expect(texts.get('src/beds.js')).toBe(`const module = { exports: {} };

const rows = 3;
module.exports = { rows, crop: 'rye' };

export default module.exports;
const { rows: exported_rows, crop: exported_crop } = module.exports;
export { exported_rows as rows };
export { exported_crop as crop };
`);
    expect(notes).toMatchObject([{ key: 'src/beds.js', outcome: 'changed' }]);
  });

  test('exports that are assigned one by one keep their object', () => {
    const { texts } = convert({
      'src/beds.js': 'exports.rows = 3;\n',
      'src/pages/index.jsx': "import beds from '../beds';\nexport default () => beds.rows;\n",
    });
    expect(texts.get('src/beds.js')).toBe(
      'const module = { exports: {} };\nconst exports = module.exports;\n\nexports.rows = 3;\n\nexport default module.exports;\n',
    );
  });

  test('ES modules, those that use Node and those that are required stay as they are', () => {
    const { changed } = convert({
      'src/es.js': 'export const exports = 1;\n',
      'src/node.js': "const path = require('node:path');\nmodule.exports = path.sep;\n",
      'src/required.js': 'module.exports = 1;\n',
      'src/alone.js': 'module.exports = 1;\n',
      'sidebars.js': "const one = require('./src/required');\nexport default [one];\n",
      'src/pages/index.jsx':
        "import { exports } from '../es';\nimport sep from '../node';\nimport one from '../required';\nexport default () => [exports, sep, one];\n",
    });
    expect(changed).toEqual([]);
  });
});
