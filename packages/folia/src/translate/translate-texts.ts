import type { Problem } from 'folia-problems';
import { z } from 'zod';
import { englishTexts, type TextKey, type Texts } from '../contract/texts.ts';
import { keyLine } from '../read/config/key-line.ts';
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
  return { texts: translated, problems: [...problems, ...findLostValues(data, file)] };
}

/** Reports translations without a value that the English text contains, such as `{version}`, or with another one. */
function findLostValues(
  data: Partial<Record<string, string>>,
  { path, text }: SourceFile,
): Problem[] {
  return KEYS.flatMap((key) => {
    const written = data[key];
    if (written === undefined) return [];
    const values = valuesIn(englishTexts[key]);
    const lost = values.filter((value) => !written.includes(value));
    const unknown = valuesIn(written).filter((value) => !values.includes(value));
    const faults = [
      ...lost.map((value) => `${key}: ${value} is missing, so readers do not see this value.`),
      ...unknown.map(
        (value) => `${key}: ${value} is not a value of this text, so it is shown as it is.`,
      ),
    ];
    return faults.map((message) => ({
      severity: 'warning' as const,
      file: path,
      line: keyLine(text, [key]),
      message,
      hint: `In English: "${englishTexts[key]}".`,
    }));
  });
}

function valuesIn(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? [];
}

function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(englishTexts, key);
}
