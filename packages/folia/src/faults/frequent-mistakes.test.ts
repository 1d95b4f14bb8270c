import { afterAll, expect, test } from 'vitest';
import { makeFaultSite } from './fault-site.ts';

const site = makeFaultSite({
  'site.config.ts': "export default { title: 'Lamps', url: 'https://lamps.example' };",
  'pages/index.md': '# Lamps\n\nLight.\n',
  'docs/candles.md': '# Candles\n\n# Wax\n\n'.concat('![](bulb.png)\n\n'.repeat(14)),
  'docs/matches.md': '# Matches\n\n'.concat('# Light one\n\n'.repeat(14)),
});
afterAll(site.remove);

const count = (text: string, part: string) => text.split(part).length - 1;

test('a build prints ten of the frequent mistakes of each kind, a check all of them', async () => {
  const built = await site.run(['build']);
  expect(built.code).toBe(0);
  expect(count(built.output, 'The picture has no text alternative.')).toBe(10);
  expect(count(built.output, 'The page has a second level 1 heading.')).toBe(10);
  expect(built.output).toContain(
    '… and 4 more of this kind (pictures without a text alternative); `folia check` lists all.',
  );
  expect(built.output).toContain('29 warnings.');
  const checked = await site.run(['check']);
  expect(count(checked.output, 'The picture has no text alternative.')).toBe(14);
  expect(count(checked.output, 'The page has a second level 1 heading.')).toBe(15);
});

test('a check that fails lists all of them, too', async () => {
  const { code, output } = await site.run(['check', '--strict']);
  expect(code).toBe(1);
  expect(count(output, 'The picture has no text alternative.')).toBe(14);
  expect(output).toContain('29 errors. Nothing was written.');
});
