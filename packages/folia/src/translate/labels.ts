import type { Fact, Problem } from 'folia-problems';
import { didYouMean } from 'folia-problems';
import { keyLine } from '../read/config/key-line.ts';
import type { SourceFile } from '../read/frontmatter.ts';

/** Translates labels of the default locale, and finds translations without a label. */
export type LabelTranslator = {
  /** Returns the translation, or the label itself if there is none. */
  translate: (label: string) => string;
  /** Reports the translations that have not been requested so far. */
  findUnused: () => Problem[];
};

/**
 * Makes a translator for the labels of one part of the site.
 * @param path of the translations in the file, to find lines for messages
 * @param owner of the labels, for messages, such as `Sidebar "main"`
 * @param dependsOn facts about the site that determine its labels
 */
export function makeLabelTranslator(
  translations: Record<string, string>,
  {
    file,
    path,
    owner,
    dependsOn,
  }: { file: SourceFile; path: string[]; owner: string; dependsOn?: Fact[] },
): LabelTranslator {
  const byLabel = new Map(Object.entries(translations));
  const requested = new Set<string>();
  return {
    translate(label) {
      requested.add(label);
      return byLabel.get(label) ?? label;
    },
    findUnused: () =>
      [...byLabel.keys()]
        .filter((label) => !requested.has(label))
        .map((label) => ({
          file: file.path,
          line: keyLine(file.text, [...path, label]),
          message: `${owner}: no label "${label}" in the default locale.`,
          hint: `${didYouMean(label, requested)}The keys of translations are the labels of the default locale.`,
          dependsOn,
        })),
  };
}
