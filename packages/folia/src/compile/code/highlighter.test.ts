import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import type { CodeToken } from './code-token.ts';
import { makeHighlighter } from './highlighter.ts';
import { LANGUAGE_ALIASES } from './language-aliases.ts';
import { loadShiki } from './load-shiki.ts';
import { readTokens } from './read-tokens.ts';
import { makeTokenMemory } from './token-memory.ts';

const highlighter = makeHighlighter();

function classesOfLetters(lines: CodeToken[][]): string[] {
  return lines
    .flat()
    .flatMap(({ text, className }) => [...text.replace(/\s/g, '')].map(() => className));
}

describe('highlight: code as tokens with classes', () => {
  test('a token has the class of its kind', async () => {
    expect(await highlighter.highlight("const bread = 'rye'; // fresh", 'ts')).toEqual([
      [
        { text: 'const', className: 'k' },
        { text: ' bread = ', className: '' },
        { text: "'rye'", className: 's' },
        { text: '; ', className: '' },
        { text: '// fresh', className: 'c' },
      ],
    ]);
  });

  test('the same code in another version of a page is not highlighted again', async () => {
    const memory = makeTokenMemory(10);
    const { highlight } = makeHighlighter(memory);
    const first = await highlight('let loaf = 1;', 'ts');
    const add = vi.spyOn(memory, 'add');
    expect(await highlight('let loaf = 1;', 'ts')).toEqual(first);
    expect(add).not.toHaveBeenCalled();
    expect(await highlight('let loaf = 1;', 'typescript')).toEqual(first);
    expect(await highlight('let loaf = 1;', 'text')).not.toEqual(first);
  });

  test('returns a list for each line, and the tokens contain all of the code', async () => {
    const code = 'name: rye\n\nsteps:\n  - knead # well\n  - bake';
    const lines = await highlighter.highlight(code, 'yaml');
    const text = lines.map((line) => line.map((token) => token.text).join('')).join('\n');
    expect(text).toBe(code);
  });

  test('inserted and deleted lines of a diff have their own classes', async () => {
    expect(await highlighter.highlight('-old\n+new', 'diff')).toEqual([
      [{ text: '-old', className: 'd' }],
      [{ text: '+new', className: 'i' }],
    ]);
  });

  test('each additional name of a language has a grammar, and hides none', async () => {
    for (const [name, grammar] of LANGUAGE_ALIASES) {
      expect(highlighter.knows(grammar), `${name}: ${grammar}`).toBe(true);
    }
    const languages = new Set(highlighter.languages);
    expect(languages.size).toBe(highlighter.languages.length);
    expect(await highlighter.highlight('let loaf: ?number;', 'Flow')).toEqual(
      await highlighter.highlight('let loaf: ?number;', 'language-tsx'),
    );
  });

  test('code in an unknown language is plain text', async () => {
    expect(await highlighter.highlight('const bread = 1;', 'sourdough')).toEqual([
      [{ text: 'const bread = 1;', className: '' }],
    ]);
  });

  test('C++, which has an engine of its own, has the same colors as with the engine of the others', {
    timeout: 60_000,
  }, async () => {
    const code =
      '#include <map>\nnamespace oven {\n  auto bake(int grams) -> Loaf { return "rye"; } // fresh\n}';
    const shiki = await loadShiki('javascript');
    await shiki.loadLanguage(import('@shikijs/langs/cpp'));
    const classes = classesOfLetters(readTokens(shiki, code, 'cpp'));
    expect(classesOfLetters(await highlighter.highlight(code, 'c++'))).toEqual(classes);
    expect(new Set(classes).size).toBeGreaterThan(4);
  });

  test('a busy machine returns the same tokens: no time limit cuts a line short', async () => {
    const code = "const bread = 'rye'; // fresh";
    const quick = await highlighter.highlight(code, 'ts');
    const clock = vi.spyOn(Date, 'now');
    let now = 0;
    clock.mockImplementation(() => {
      now += 1000;
      return now;
    });
    const slow = await highlighter.highlight(code, 'ts');
    clock.mockRestore();
    expect(slow).toEqual(quick);
  });

  test('colors are the same after thousands of regular expressions have been compiled', async () => {
    // V8 then stops optimizing regular expressions; the flag has the same effect from the start.
    const script = `
      import { makeHighlighter } from ${JSON.stringify(new URL('highlighter.ts', import.meta.url))};
      const lines = await makeHighlighter().highlight('cd open-api/sdk', 'powershell');
      console.log(JSON.stringify(lines));
    `;
    const flags = ['--no-regexp-optimization', '--input-type=module', '--eval', script];
    const { stdout } = await promisify(execFile)(process.execPath, flags);
    expect(JSON.parse(stdout)).toEqual(
      await highlighter.highlight('cd open-api/sdk', 'powershell'),
    );
  });

  test('the name of a language is case-insensitive', async () => {
    const [line] = await highlighter.highlight('SELECT 1', 'SQL');
    expect(line?.[0]).toEqual({ text: 'SELECT ', className: 'k' });
  });
});

describe('knows', () => {
  test.each(
    'sql diff bash powershell nginx ts js json yaml toml python dart svelte html css dockerfile ini http env'.split(
      ' ',
    ),
  )('%s', (language) => {
    expect(highlighter.knows(language)).toBe(true);
  });

  test('plain text by each of its names, but not an unknown language', () => {
    expect(['text', 'plaintext', 'txt', 'sourdough'].map(highlighter.knows)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

test('a long signature in Go is colored, which takes the engine of V8 minutes', async () => {
  const parameter = 'userContext'.repeat(8);
  const code = `type Shop struct {\n  Sell func(bread map[string]interface{}, ${parameter} shop.Context) error\n}`;
  const lines = await highlighter.highlight(code, 'go');
  expect(lines.flat()).toContainEqual({ text: 'error', className: 'k' });
});
