import type { Problem } from 'folia-problems';
import { z } from 'zod';
import { englishTexts, type TextKey, type Texts } from '../contract/texts.ts';
import type { SourceFile } from '../read/frontmatter.ts';
import { parseDataFile } from '../read/parse-data-file.ts';

const KEYS = Object.keys(englishTexts).filter(isTextKey);

const textsSchema = z.strictObject(
  Object.fromEntries(KEYS.map((key) => [key, z.string().min(1).optional()])),
);

/** Translates the interface texts with a `texts.json`. */
export function translateTexts(
  texts: Texts,
  file: SourceFile,
): { texts: Texts; problems: Problem[] } {
  const { data = {}, problems } = parseDataFile(file, textsSchema);
  const translated = { ...texts };
  for (const key of KEYS) translated[key] = data[key] ?? texts[key];
  return { texts: translated, problems };
}

function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(englishTexts, key);
}
