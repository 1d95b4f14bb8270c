import type { Problem } from 'folia-problems';
import { checkLabels, type Quote } from './check-labels.ts';
import type { FigureFile } from './figure-file.ts';
import type { SiteInterfaces } from './interface-labels.ts';

/** Checks figures: their words are labels of the interface that they draw, and each has a description. */
export function checkFigures(
  figures: readonly FigureFile[],
  interfaces: SiteInterfaces,
): Problem[] {
  return figures.flatMap((figure) => [
    ...figure.errors.map((message) => ({ file: figure.path, message })),
    ...checkWords(figure, interfaces),
    ...checkAlt(figure),
  ]);
}

/** The words of a figure, to be looked up in the interface that it draws. */
export function figureQuotes({ path, words }: FigureFile): Quote[] {
  return words.map((word) => ({ file: path, ...word }));
}

/** Looks up the words of a figure, or of the components that figures consist of. */
export function checkWords(figure: FigureFile, { own, other }: SiteInterfaces): Problem[] {
  const { path: file, product, loose } = figure;
  const unsorted = loose.map(({ text, line, column }) => ({
    file,
    line,
    column,
    message: `"${text}" is not in a property.`,
    hint: 'Write words of the interface as <Label label="…" />, and samples as <Sample value="…" />.',
  }));
  if (product === undefined) {
    return [...unsorted, ...checkLabels(figureQuotes(figure), { own, other: [] })];
  }
  const drawn = other.find(({ name }) => name === product);
  if (!drawn) {
    const known = other.map(({ name }) => name).join(', ');
    const hint = `List its labels in site/style/other-interfaces.yaml, which has ${known}.`;
    return [...unsorted, { file, message: `"${product}" is not a known product.`, hint }];
  }
  return [...unsorted, ...checkLabels(figureQuotes(figure), { own: [], other: [drawn] })];
}

function checkAlt({ path: file, alts }: FigureFile): Problem[] {
  const wrong = alts.filter(({ text }) => text === undefined || text.trim() === '');
  const missing = alts.length === 0 ? [{ file, message: 'The figure has no "alt".' }] : [];
  return [
    ...missing,
    ...wrong.map(({ line, column }) => ({
      file,
      line,
      column,
      message: '"alt" is a plain text that describes the figure.',
    })),
  ];
}
