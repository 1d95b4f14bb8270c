import { expect, test } from 'vitest';
import { finishModule } from './finish-module.ts';

const MAP = '{"version":3,"sources":["../../packages/quay/src/app/boat.ts"],"mappings":"AAAA"}';

test('modules that are named by their URL are the compiled ones', () => {
  const { code } = finishModule('app/boat.js', {
    code: "new Worker(new URL('./worker.ts', import.meta.url)); new URL('./a.ts', base);",
    map: MAP,
  });
  expect(code).toBe(
    "new Worker(new URL('./worker.js', import.meta.url)); new URL('./a.ts', base);",
  );
});

test('modules that are imported with a query for the bundler are the compiled ones', () => {
  const { code } = finishModule('app/boat.js', {
    code: "import url from './worker.ts?worker&url'; import text from './boat.md?raw';",
    map: MAP,
  });
  expect(code).toBe("import url from './worker.js?worker&url'; import text from './boat.md?raw';");
});

test('the map names the source beside the folder of compiled modules', () => {
  const source = (file: string) =>
    JSON.parse(finishModule(file, { code: '', map: MAP }).map).sources[0];
  expect(source('boat.js')).toBe('../src/boat.ts');
  expect(source('app/boat.js')).toBe('../../src/app/boat.ts');
});

test('imports of computed names need no helper, and lines keep their place in the map', () => {
  const helper = 'var __rewriteRelativeImportExtension = function (path) {\n    return path;\n};\n';
  const { code, map } = finishModule('app/boat.js', {
    code: `#!/usr/bin/env node\n${helper}import(__rewriteRelativeImportExtension(/* late */ url));\n`,
    map: MAP.replace('AAAA', ';;;;AAAA'),
  });
  expect(code).toBe('#!/usr/bin/env node\nimport(/* late */ url);\n');
  expect(JSON.parse(map).mappings).toBe(';AAAA');
});

test('the name of an import may be computed by calls, and no call of the helper remains', () => {
  const helper = 'var __rewriteRelativeImportExtension = function (path) {\n    return path;\n};\n';
  const call = 'import(__rewriteRelativeImportExtension(pathToFileURL(at(file, (1))).href))';
  const { code } = finishModule('app/boat.js', {
    code: `${helper}${call};\n${call}.then();\n`,
    map: MAP,
  });
  expect(code).toBe(
    'import(pathToFileURL(at(file, (1))).href);\nimport(pathToFileURL(at(file, (1))).href).then();\n',
  );
});
