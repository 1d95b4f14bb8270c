import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { engineFile } from '../engine-files.ts';
import { islandAdditions } from './island-additions.ts';
import { engineStyles } from './styles.ts';

/** Class names in the code of components, including those in expressions. */
function listClassNames(code: string): string[] {
  return [...code.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(
    ([, plain, computed]) =>
      plain === undefined
        ? [...(computed ?? '').matchAll(/'([^']*)'|`([^`$]*)/g)].flatMap(([, a, b]) =>
            (a ?? b ?? '').split(' '),
          )
        : plain.split(' '),
  );
}

test('all names of the request builder for which documents have rules are known', () => {
  const folder = fileURLToPath(new URL('../../../openapi/src/builder/', import.meta.url));
  const files = [
    ...globSync('**/*.tsx', { cwd: folder }).map((name) => folder + name),
    engineFile('kinds/api/RequestBuilder.tsx'),
  ].filter((file) => !file.endsWith('.test.tsx'));
  const used = new Set(files.flatMap((file) => listClassNames(readFileSync(file, 'utf8'))));
  const rules = engineStyles()
    .filter((file) => !file.endsWith('request-builder.css'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const styled = [...used].filter((name) => name && rules.match(`\\.${name}(?![\\w-])`));
  const known = islandAdditions('<docs-island data-source="folia:request-builder" id="try">');
  expect(styled).toEqual(expect.arrayContaining(['copy', 'status', 'builder-wait']));
  // What the build writes itself is in the document.
  const others = ['builder', 'builder-failed'];
  expect(styled.filter((name) => ![...others, ...(known?.names ?? [])].includes(name))).toEqual([]);
});

test('what an island of a site adds is not known, wherever it is', () => {
  const known = '<docs-island data-source="folia:reference"></docs-island>';
  expect(islandAdditions(`${known}<p>Rye</p>`)).toEqual({ names: [], bringRules: false });
  expect(islandAdditions(`${known}<docs-island data-source="Loaf.tsx">`)).toBeUndefined();
  expect(islandAdditions(`${known}<docs-island>`)).toBeUndefined();
  expect(islandAdditions(`${known}<docs-island data-source="folia:diagram">`)).toBeUndefined();
});
