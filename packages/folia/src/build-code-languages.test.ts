import { formatProblems } from 'folia-problems';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

const GRAMMAR = {
  scopeName: 'source.recipe',
  patterns: [
    // Possessive, which only Oniguruma understands.
    { match: '\\b(?:knead|fold)++\\b', name: 'keyword' },
    {
      begin: '\\{',
      end: '\\}',
      contentName: 'meta.embedded',
      patterns: [{ include: 'source.json' }],
    },
  ],
};

let site: TestSite;

function config(codeLanguages: Record<string, string>): string {
  return `export default { title: 'Bakery', url: 'https://bakery.example',
  markdown: {
    codeLanguages: ${JSON.stringify(codeLanguages)},
  } };`;
}

beforeEach(() => {
  site = openTestSite({
    'site.config.ts': config({ Oven: 'yaml', recipe: './grammars/recipe.json' }),
    'grammars/recipe.json': JSON.stringify(GRAMMAR),
    'pages/index.md': '# Bakery\n\nBread.\n',
    'docs/bread.md':
      '# Bread\n\n```oven\nheat: 240\n```\n\n```recipe\nknead { "minutes": 8 }\n```\n',
    'docs/rolls.mdx': '# Rolls\n\n```recipe\nfold { 3 }\n```\n',
  });
});

afterEach(() => site.remove());

/** The colored code of a built page. */
function codeOf(path: string): string[] {
  return [...site.read(path).matchAll(/<pre[^>]*><code[^>]*>(.*?)<\/code>/gs)].map(
    ([, code = '']) => code,
  );
}

describe('code languages of a site', { timeout: 60_000 }, () => {
  test('are colored as other languages, or by grammars of their own with the languages that these include', async () => {
    expect(formatProblems((await site.build()).warnings)).toBe('');
    const [oven, recipe] = codeOf('docs/bread/index.html');
    expect(oven).toContain('<span class="a">heat</span>');
    expect(recipe).toContain('<span class="k">knead</span>');
    expect(recipe).toContain('<span class="n">8</span>');
    expect(codeOf('docs/rolls/index.html')[0]).toContain('<span class="k">fold</span>');
  });

  test('color the pages of the cache again after they have changed', async () => {
    await site.build();
    site.write('grammars/recipe.json', JSON.stringify({ ...GRAMMAR, patterns: [] }));
    site.write('site.config.ts', config({ oven: 'text', recipe: './grammars/recipe.json' }));
    await site.build();
    expect(codeOf('docs/bread/index.html')).toEqual(['heat: 240', 'knead { "minutes": 8 }']);
    expect(codeOf('docs/rolls/index.html')).toEqual(['fold { 3 }']);
  });

  test('that cannot be used are reported with file and line', async () => {
    site.write(
      'site.config.ts',
      config({ oven: 'jaml', recipe: './grammars/recipe.json', dough: './grammars/dough.json' }),
    );
    site.write('grammars/recipe.json', '{\n  "scopeName": 5,\n  "patterns": []\n}');
    expect(formatProblems(await site.mistakes())).toMatchInlineSnapshot(`
      "grammars/recipe.json
        2:1  scopeName: found 5.
             Allowed: text.

      site.config.ts
        3:1  markdown.codeLanguages["oven"]: Unknown code language "jaml".
             Did you mean "haml"? Write the name of a known language, or the path of a TextMate grammar, such as "./grammars/dough.tmLanguage.json".
        3:1  markdown.codeLanguages["dough"]: The file "./grammars/dough.json" does not exist.
             The path is relative to the folder of the site."
    `);
  });
});
