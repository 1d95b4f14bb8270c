import { describe, expect, test } from 'vitest';
import { convertMistakes } from './convert-mistakes.ts';
import { sourceConfigSchema } from './source-config.ts';

function convert(keys: Record<string, unknown>) {
  const base = { title: 'Birds', url: 'https://birds.example' };
  return convertMistakes(sourceConfigSchema.parse({ ...base, ...keys }));
}

describe('convertMistakes: what stopped no build there stops none here', () => {
  test('the defaults of Docusaurus are written out where they are others', () => {
    expect(convert({}).value).toEqual({
      onBrokenAnchors: 'warn',
      onBrokenMarkdownLinks: 'warn',
      onDuplicateRoutes: 'warn',
    });
  });

  test('what the config says is carried over, in its old and its new place', () => {
    const { value, notes } = convert({
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'throw',
      onBrokenMarkdownLinks: 'log',
      onDuplicateRoutes: 'throw',
      markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'warn' } },
    });
    expect(value).toEqual({ onBrokenLinks: 'ignore', onBrokenMarkdownImages: 'warn' });
    expect(notes.map(({ fate, key }) => `${fate} ${key}`)).toEqual([
      'carried onBrokenLinks',
      'carried onBrokenAnchors',
      'carried markdown.hooks.onBrokenMarkdownLinks',
      'carried markdown.hooks.onBrokenMarkdownImages',
      'carried onDuplicateRoutes',
    ]);
  });

  test('functions are told and replaced', () => {
    const { value, notes } = convert({
      markdown: { hooks: { onBrokenMarkdownImages: () => '/sparrow.png' } },
    });
    expect(value).not.toHaveProperty('onBrokenMarkdownImages');
    expect(notes).toContainEqual({
      group: 'config',
      fate: 'left',
      key: 'markdown.hooks.onBrokenMarkdownImages',
      text: 'It is "throw" here.',
    });
  });
});
