import { describe, expect, test } from 'vitest';
import { englishTexts, type Texts } from '../contract/texts.ts';
import { makeHighlighter } from './code/highlighter.ts';
import { makeCompiler } from './text-compiler.ts';

const compiler = makeCompiler(await makeHighlighter());

const german: Texts = {
  ...englishTexts,
  tip: 'Tipp',
  caution: 'Vorsicht',
  footnotes: 'Fußnoten',
  backToReference: 'Zurück zu',
  diagram: 'Schaubild',
};

async function html(body: string, admonitions: string[] = []): Promise<string> {
  const context = {
    path: 'docs/a.md',
    texts: german,
    admonitions,
    resolveLink: async () => ({ kind: 'external' }) as const,
  };
  return (await compiler.markdown(body, context)).html;
}

describe('interface texts in content', () => {
  test('titles of admonitions, in both syntaxes', async () => {
    expect(await html(':::tip\n\nA.\n\n:::\n')).toContain('<p class="admonition-title">Tipp</p>');
    expect(await html('> [!CAUTION]\n> A.\n')).toContain(
      '<p class="admonition-title">Vorsicht</p>',
    );
    // A title of its own may not say that it is a tip, so the box does.
    expect(await html(':::tip[Own]\n\nA.\n\n:::\n')).toContain(
      ' aria-label="Tipp"><p class="admonition-title">Own</p>',
    );
  });

  test('the heading of footnotes and their back links', async () => {
    const page = await html('A.[^1]\n\n[^1]: B.\n');
    expect(page).toContain('>Fußnoten</h2>');
    expect(page).toContain('aria-label="Zurück zu 1"');
  });

  test('the default text alternative of a diagram', async () => {
    expect(await html('```mermaid\nflowchart LR\n  a --> b\n```\n')).toContain(
      'Schaubild (flowchart)',
    );
  });
});

describe('custom admonitions of a site', () => {
  test('look like notes, with their name as class and title', async () => {
    const box = await html(':::my-hint\n\nA.\n\n:::\n', ['my-hint']);
    expect(box).toContain('<div class="admonition note my-hint" role="note" aria-label="My hint">');
    expect(box).toContain('<p class="admonition-title">My hint</p>');
  });
});
