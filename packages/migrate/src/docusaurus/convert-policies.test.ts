import { describe, expect, test } from 'vitest';
import { convertPolicies } from './convert-policies.ts';
import { sourceConfigSchema } from './source-config.ts';

function convert(keys: Record<string, unknown>) {
  const base = { title: 'Birds', url: 'https://birds.example' };
  return convertPolicies(sourceConfigSchema.parse({ ...base, ...keys }));
}

const ALL_WARN = {
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onBrokenMarkdownImages: 'warn',
  onDuplicateRoutes: 'warn',
  onBrokenPages: 'warn',
};

describe('convertPolicies: what did not stop a build in Docusaurus does not stop it here', () => {
  test('everything is a warning, so that a site without its generated files and plugins builds', () => {
    expect(convert({}).value).toEqual(ALL_WARN);
  });

  test('the values of the config are migrated, in their old and their new place', () => {
    const { value, notes } = convert({
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'throw',
      onBrokenMarkdownLinks: 'log',
      onDuplicateRoutes: 'throw',
      markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'warn' } },
    });
    expect(value).toEqual({ ...ALL_WARN, onBrokenLinks: 'ignore', onBrokenMarkdownLinks: 'warn' });
    expect(notes.map(({ outcome, key }) => `${outcome} ${key}`)).toEqual([
      'migrated onBrokenLinks',
      'changed onBrokenAnchors',
      'changed markdown.hooks.onBrokenMarkdownLinks',
      'migrated markdown.hooks.onBrokenMarkdownImages',
      'changed onDuplicateRoutes',
      'changed onBrokenPages',
    ]);
  });

  test('functions are reported and replaced', () => {
    const { value, notes } = convert({
      markdown: { hooks: { onBrokenMarkdownImages: () => '/sparrow.png' } },
    });
    expect(value).toMatchObject({ onBrokenMarkdownImages: 'warn' });
    expect(notes).toContainEqual({
      group: 'config',
      outcome: 'dropped',
      key: 'markdown.hooks.onBrokenMarkdownImages',
      text: 'A function cannot be migrated. It is "warn" here.',
    });
  });

  test('links to pages that plugins added do not stop a build, since plugins are not run', () => {
    const config = sourceConfigSchema.parse({ title: 'Birds', url: 'https://birds.example' });
    const { value, notes } = convertPolicies(config, ['docusaurus-plugin-typedoc-api']);
    expect(value).toMatchObject({ onBrokenLinks: 'warn' });
    expect(notes[0]?.text).toContain('docusaurus-plugin-typedoc-api');
  });
});
