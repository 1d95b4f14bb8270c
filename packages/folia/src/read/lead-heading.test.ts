import { describe, expect, test } from 'vitest';
import { findLeadHeading } from './lead-heading.ts';

describe('findLeadHeading: the title of a page comes before its text', () => {
  test.each([
    ['# Rye bread\n\nWith seeds.', 'Rye bread'],
    ['\n\n   #\tRye  ##  \n', 'Rye'],
    ['Rye\nbread\n===\n', 'Rye bread'],
    ["import a from 'a';\nimport {\n  b,\n} from 'b';\n\nexport const c = 1;\n\n# Rye\r\n", 'Rye'],
    ['# Rye\r', 'Rye'],
    ['#\n', undefined],
    ['## Rye\n', undefined],
    ['#rye\n', undefined],
    ['Text.\n\n# Rye\n', undefined],
    ['![Loaf](a.png) [![b](b.png)](b)\n\n# Rye\n', 'Rye'],
    ['<Badge kind="new" />\n\n# Rye\n', 'Rye'],
    [':::warning\nOld.\n:::\n\n# Rye\n', 'Rye'],
    ['<Badge />\n\n## Rye\n', undefined],
    ['| # |\n', undefined],
    ['- Rye\n===\n', undefined],
    ['<!-- A comment -->\n\n# Rye\n', 'Rye'],
    ['```sh\n# not a heading\n```\n', undefined],
    ['    # code\n', undefined],
    ['', undefined],
  ])('%j: %j', (body, heading) => {
    expect(findLeadHeading(body)).toBe(heading);
  });

  test('takes no longer after many imports that end in a space, or many comments', () => {
    const imports = "import { Kneading } from '../components/kneading.tsx'; \n".repeat(2000);
    const comments = '<!-- rye -->\n'.repeat(2000);
    expect(findLeadHeading(`${imports}\n## Dough\n`)).toBeUndefined();
    expect(findLeadHeading(`${comments}\n## Dough\n`)).toBeUndefined();
  });
});
