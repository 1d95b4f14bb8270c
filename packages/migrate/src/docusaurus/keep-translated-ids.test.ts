import { expect, test } from 'vitest';
import { keepTranslatedIds } from './keep-translated-ids.ts';

const ORIGINAL = '# Moths\n\n## Hawk moths\n\n## Traps {#traps}\n';

function translated(text: string, original = ORIGINAL): string | undefined {
  const texts = new Map([
    ['docs/moths.mdx', original],
    ['i18n/fr/docs/moths.mdx', text],
  ]);
  return keepTranslatedIds(texts).get('i18n/fr/docs/moths.mdx');
}

test('headings of a translation keep the ids that their own texts had', () => {
  const text =
    '---\n# Ordre\ntitle: Papillons\n---\n\n# Papillons\n\n## Les *sphinx*\n\n## Pièges {#traps}\n';
  expect(translated(text)).toBe(
    '---\n# Ordre\ntitle: Papillons\n---\n\n# Papillons {#papillons}\n\n## Les *sphinx* {#les-sphinx}\n\n## Pièges {#traps}\n',
  );
});

test('ids in comments count as written', () => {
  const original = '# Moths\n\n## Traps {/* #traps */}\n\n## Nets <!-- #nets -->\n';
  const text = '# Papillons\n\n## Pièges {/* #traps */}\n\n## Filets <!-- #nets old -->\n\n';
  expect(translated(text, original)).toBe(
    '# Papillons {#papillons}\n\n## Pièges {#traps}\n\n## Filets {#nets}\n\n',
  );
});

test('comments in code, and headings that contain an expression, stay as they are', () => {
  const text = '# Papillons\n\n```sh\n# Pièges\n```\n\n## Version {version}\n\n## Pièges\n';
  expect(translated(text)).toBe(
    '# Papillons {#papillons}\n\n```sh\n# Pièges\n```\n\n## Version {version}\n\n## Pièges {#pièges}\n',
  );
});

test('a translation with other headings stays as it is, since the engine derives ids from those', () => {
  const text = '# Papillons\n\n## Les sphinx\n';
  expect(translated(text)).toBe(text);
});

test('a translation whose headings are not translated yet stays as it is', () => {
  const text = '# Moths\n\nEn français.\n\n## Hawk moths\n\n## Traps\n';
  expect(translated(text)).toBe(text);
});

test('headings in files with Windows line endings get their ids too', () => {
  const lines = (text: string) => text.replaceAll('\n', '\r\n');
  expect(translated(lines('# Papillons\n\n## Les sphinx\n\n## Pièges\n'), lines(ORIGINAL))).toBe(
    lines('# Papillons {#papillons}\n\n## Les sphinx {#les-sphinx}\n\n## Pièges {#pièges}\n'),
  );
});
