import { nearest, type Problem } from 'folia-problems';
import type { Interface, SiteInterfaces } from './interface-labels.ts';
import type { Place } from './place.ts';

/** A text that quotes an interface. `A > B` is a path of labels. */
export type Quote = Place & { file: string; text: string };

/**
 * Looks up text that quotes an interface. All parts of a path must be labels of the same interface.
 */
export function checkLabels(quotes: readonly Quote[], { own, other }: SiteInterfaces): Problem[] {
  const interfaces = [...own, ...other];
  return quotes.flatMap(({ file, line, column, text }) => {
    const parts = pathParts(text);
    if (interfaces.some(({ shows }) => parts.every(shows))) return [];
    const unknown = parts.filter((part) => !interfaces.some(({ shows }) => shows(part)));
    const hint = suggestions(unknown, interfaces);
    return [{ file, line, column, message: messageFor(parts, unknown), ...(hint ? { hint } : {}) }];
  });
}

/** Reports labels of other products that no text quotes. */
export function checkUnused(
  quotes: readonly Pick<Quote, 'text'>[],
  other: readonly Interface[],
  file: string,
): Problem[] {
  const used = new Set(quotes.flatMap(({ text }) => pathParts(text)));
  return other.flatMap(({ name, labels }) =>
    labels
      .filter((label) => !used.has(label))
      .map((label) => ({ file, message: `No page or figure quotes "${label}" of ${name}.` })),
  );
}

function pathParts(text: string): string[] {
  return text.split(/\s+>\s+/);
}

function messageFor(parts: readonly string[], unknown: readonly string[]): string {
  const path = parts.join(' > ');
  if (unknown.length === 0) return `No single interface has all labels of "${path}".`;
  const names = unknown.map((part) => `"${part}"`).join(' and ');
  const where = parts.length > 1 ? ` in "${path}"` : '';
  return `${names}${where} ${unknown.length > 1 ? 'are not labels' : 'is not a label'} of the interface.`;
}

function suggestions(unknown: readonly string[], interfaces: readonly Interface[]): string {
  const found = unknown.flatMap((part) =>
    interfaces.flatMap(({ name, labels }) => {
      const label = similarLabel(part, labels);
      return label === undefined ? [] : [`"${label}" (${name})`];
    }),
  );
  return found.length > 0 ? `Did you mean ${found.join(' or ')}?` : '';
}

/**
 * Returns the label that differs only in capitals or final punctuation, or else the nearest one with
 * the same initial: short words have many neighbors.
 */
function similarLabel(text: string, labels: readonly string[]): string | undefined {
  const plain = (label: string) => label.toLowerCase().replace(/[.:,…]+$/, '');
  const wanted = plain(text);
  return (
    labels.find((label) => plain(label) === wanted) ??
    nearest(
      text,
      labels.filter((label) => plain(label).startsWith(wanted.slice(0, 1))),
    )
  );
}
