import type { ThemeRegistrationRaw } from '@shikijs/types';

/**
 * Classes with their TextMate scopes. The theme has no real colors: its color values are indices of classes, and the
 * style sheet defines the color of each class in light and dark mode.
 */
const GROUPS: Record<string, string[]> = {
  /* comment */ c: ['comment', 'punctuation.definition.comment'],
  /* string */ s: [
    'string',
    'punctuation.definition.string',
    'constant.character.escape',
    'markup.inline.raw',
  ],
  /* constant */ n: ['constant.numeric', 'constant.language', 'constant.other', 'support.constant'],
  /* keyword */ k: [
    'keyword',
    'storage.type',
    'storage.modifier',
    'keyword.control',
    'keyword.operator.logical',
    'keyword.operator.new',
    'variable.language.this',
    'markup.heading',
  ],
  /* function */ f: [
    'entity.name.function',
    'support.function',
    'entity.name.command',
    'meta.function-call entity.name',
  ],
  /* type */ t: ['entity.name.type', 'entity.name.class', 'support.type', 'support.class'],
  /* key, attribute, variable */ a: [
    'entity.name.tag.yaml',
    'entity.name.tag',
    'entity.other.attribute-name',
    'support.type.property-name',
    'variable.other.assignment',
    'variable.other.readwrite',
    'variable.other.normal',
    'variable.parameter',
    'variable.other.env',
    'keyword.key.toml',
  ],
  /* inserted */ i: ['markup.inserted'],
  /* deleted */ d: ['markup.deleted'],
  /* plain: operators and punctuation within strings and others */ '': [
    'keyword.operator',
    'string meta.template.expression',
  ],
};

const CLASSES = Object.keys(GROUPS);

export const codeTheme: ThemeRegistrationRaw & { name: string } = {
  name: 'classes',
  type: 'light',
  fg: colorOf(''),
  bg: '#ffffff',
  settings: [
    { settings: { foreground: colorOf(''), background: '#ffffff' } },
    ...Object.entries(GROUPS).map(([name, scope]) => ({
      scope,
      settings: { foreground: colorOf(name) },
    })),
  ],
};

/** Returns the class for a color value of the theme; empty for plain text. */
export function tokenClass(color: string | undefined): string {
  return CLASSES[Number.parseInt(color?.slice(1) ?? '', 16) - 1] ?? '';
}

function colorOf(name: string): string {
  return `#${String((CLASSES.indexOf(name) + 1).toString(16)).padStart(6, '0')}`;
}
