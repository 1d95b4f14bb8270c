import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Note } from '../note.ts';
import { listFiles } from '../source-files.ts';
import type { SourceLocale } from './convert-translations.ts';

const messagesSchema = z.record(
  z.string(),
  z.union([z.string(), z.looseObject({ message: z.string() }).transform(({ message }) => message)]),
);

/** Reads the translations of a site: a folder for each locale in the config. */
export function readLocales(
  sourceDir: string,
  locales: string[],
  defaultLocale: string,
): { locales: SourceLocale[]; notes: Note[] } {
  const root = join(sourceDir, 'i18n');
  const names = existsSync(root)
    ? readdirSync(root, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
  const known = names.filter((name) => name === defaultLocale || locales.includes(name));
  const notes: Note[] = names
    .filter((name) => !known.includes(name))
    .map((name) => ({
      group: 'i18n',
      outcome: 'dropped',
      key: `i18n/${name}`,
      text: 'The config does not list this locale.',
    }));
  return { locales: known.map((name) => readLocale(root, name, defaultLocale)), notes };
}

function readLocale(root: string, name: string, defaultLocale: string): SourceLocale {
  const files = new Map(
    listFiles({ from: join(root, name), to: '' }).map((place) => [place.to, place]),
  );
  const messages = [...files].flatMap(([path, { from }]) => {
    if (!path.endsWith('.json') || path.endsWith('_category_.json')) return [];
    const result = messagesSchema.safeParse(parseJson(readFileSync(from, 'utf8')));
    return result.success ? [[path, result.data] as const] : [];
  });
  return { name, isDefault: name === defaultLocale, files, messages: new Map(messages) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
