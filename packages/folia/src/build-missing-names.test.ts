import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

let site: TestSite;

beforeEach(() => {
  site = openTestSite({
    'site.config.ts': "export default { title: 'Weir', url: 'https://weir.example' };",
  });
});

afterEach(() => site.remove());

test.each([
  ['of webpack', "require.resolve('../fish')", 'import.meta.glob'],
  ['of browsers', 'window.innerWidth', 'Only browsers have it.'],
])(
  'a name %s that a component uses is reported in the component, with what to do',
  async (_name, code, hint) => {
    site.write(
      'parts/Gate.jsx',
      `export default function Gate() {\n  return <b>{${code}}</b>;\n}\n`,
    );
    site.write('docs/gate.mdx', "import Gate from '../parts/Gate';\n\n# Gate\n\n<Gate />\n");
    await expect(site.build()).rejects.toMatchObject({
      problems: [{ file: 'parts/Gate.jsx', line: 2, hint: expect.stringContaining(hint) }],
    });
  },
);

test('a name in an expression of a page is reported with the line of the expression', async () => {
  site.write('docs/gate.mdx', '# Gate\n\nIt is {width} wide.\n');
  await expect(site.build()).rejects.toMatchObject({
    problems: [{ file: 'docs/gate.mdx', line: 3, message: expect.stringContaining('"width"') }],
  });
});
