import type { Fact, Problem } from 'folia-problems';
import { didYouMean } from 'folia-problems';
import { keyLine } from '../read/config/key-line.ts';
import type { SourceFile } from '../read/frontmatter.ts';

/** Translations by what stands in the default locale; they remember what was asked for. */
export type Labels = {
  /** The translation, or the label itself. */
  translate: (label: string) => string;
  /** A problem for each translation that nothing asked for. */
  unused: () => Problem[];
};

/**
 * @param path keys under which the translations stand in the file, to name lines
 * @param holder what holds the labels, for messages, such as `Sidebar "main"`
 * @param dependsOn what must be known of the site to tell which labels there are
 */
export function makeLabels(
  translations: Record<string, string>,
  {
    file,
    path,
    holder,
    dependsOn,
  }: { file: SourceFile; path: string[]; holder: string; dependsOn?: Fact[] },
): Labels {
  const byLabel = new Map(Object.entries(translations));
  const asked = new Set<string>();
  return {
    translate(label) {
      asked.add(label);
      return byLabel.get(label) ?? label;
    },
    unused: () =>
      [...byLabel.keys()]
        .filter((label) => !asked.has(label))
        .map((label) => ({
          file: file.path,
          line: keyLine(file.text, [...path, label]),
          message: `${holder}: nothing is labeled "${label}".`,
          hint: `${didYouMean(label, asked)}A translation stands under the label of the default locale.`,
          dependsOn,
        })),
  };
}
