import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../test-site.ts';

let site: TestSite;

beforeEach(() => {
  site = openTestSite({
    'site.config.ts': "export default { title: 'Weir', url: 'https://weir.example' };",
    'fish/_eel.md': 'An **eel**.\n',
    'fish/eel.json': '{ "length": 80 }',
    'fish/small/roach.json': '{ "length": 30 }',
  });
});

afterEach(() => site.remove());

/** Builds a page that shows the value of an expression, and returns what it shows. */
async function shown(context: string, expression: string): Promise<string> {
  site.write(
    'pages/fish.tsx',
    `const context = (require as any).context(${context});
    const value = ${expression};
    export default () => <main><h1>Fish</h1><output>{value}</output></main>;`,
  );
  await site.build();
  return /<output>(.*?)<\/output>/s.exec(site.read('fish/index.html'))?.[1] ?? '';
}

describe('require.context', { timeout: 60_000 }, () => {
  test.each([
    ["'../fish'", './_eel.md ./eel.json ./small/roach.json'],
    ["'../fish', true, /json$/", './eel.json ./small/roach.json'],
    ["'../fish', true, /json$/g", './eel.json ./small/roach.json'],
    ["'../fish/', false, /\\/[a-z]+\\.JSON$/i", './eel.json'],
    ["'../fowl', false", ''],
  ])('(%s) lists the files of the folder that match', async (context, keys) => {
    expect(await shown(context, "context.keys().join(' ')")).toBe(keys);
  });

  test('imports data, components of Markdown, and texts through a loader', async () => {
    const length = "context('./eel.json').length";
    expect(await shown("'../fish', false, /json$/", length)).toBe('80');
    const markdown = "(({ default: Text }) => <Text />)(context('./_eel.md'))";
    expect(await shown("'../fish', false, /md$/", markdown)).toContain('An <strong>eel</strong>.');
    const text = "context('./_eel.md').default";
    expect(await shown("'!!raw-loader!../fish', false, /md$/", text)).toContain('An **eel**.');
  });

  test('lists a file that is added after a build', async () => {
    const list = () => shown("'../fish', false, /json$/", "context.keys().join(' ')");
    await list();
    site.write('fish/ide.json', '{}');
    expect(await list()).toBe('./eel.json ./ide.json');
  });
});
