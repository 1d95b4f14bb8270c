import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** The words that one interface shows, such as the web app or the pages of another product. */
export type Interface = {
  name: string;
  /** Labels as written in their file, with placeholders. */
  labels: readonly string[];
  /** Whether a string is a label, with any value in place of a placeholder. */
  shows: (text: string) => boolean;
};

/** Matches `{}`, `{count}`, `{date, date}` and a plural with its forms in braces. */
const PLACEHOLDER = /\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** A value after a colon or in parentheses at the end of a label. */
const FINAL_VALUE = /(?:: | \()\{(?:[^{}]|\{[^{}]*\})*\}\)?$/;

/**
 * Makes an interface from its labels.
 *
 * Values of placeholders can be any text; one at the end, such as in "Trash ({})", can be left out. Where a label has hardly
 * any words of its own, such as "{start} to {end}", they begin with a digit, so that it does not match arbitrary texts.
 *
 * @param labels with placeholders as in ICU messages
 * (https://unicode-org.github.io/icu/userguide/format_parse/messages/)
 */
export function createInterface(name: string, labels: Iterable<string>): Interface {
  const list = [...labels];
  const fixed = new Set(list.flatMap((label) => [label, label.replace(FINAL_VALUE, '')]));
  const patterns = list.filter((label) => label.search(PLACEHOLDER) >= 0).map(patternOf);
  return {
    name,
    labels: list,
    shows: (text) => fixed.has(text) || patterns.some((pattern) => pattern.test(text)),
  };
}

function patternOf(label: string): RegExp {
  const parts = label.split(PLACEHOLDER);
  const letters = parts.join('').match(/\p{L}/gu) ?? [];
  const value = letters.length < 3 ? '\\d.*' : '.+';
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join(value)}$`, 'su');
}

const text = z.string().min(1);

const labelFile = z.record(z.string(), text);

const unlistedFile = z.record(
  z.enum(['web', 'app']),
  z.array(z.strictObject({ label: text, reason: text })),
);

const otherFile = z.record(text, z.array(text).min(1));

export type SiteInterfaces = {
  /** The product's own: the web app and the mobile app. */
  own: Interface[];
  /** Other products, by the names in `other-interfaces.yaml`. */
  other: Interface[];
};

/**
 * Reads the labels that pages can quote.
 *
 * @param site the site's folder
 */
export function readInterfaces(site: string): SiteInterfaces {
  const read = (path: string): unknown => parse(readFileSync(`${site}/${path}`, 'utf8'));
  const unlisted = unlistedFile.parse(read('style/unlisted-labels.yaml'));
  const own = (name: 'web' | 'app') =>
    createInterface(name, [
      ...Object.values(labelFile.parse(read(`data/labels/${name}.json`))),
      ...unlisted[name].map(({ label }) => label),
    ]);
  return {
    own: [own('web'), own('app')],
    other: Object.entries(otherFile.parse(read('style/other-interfaces.yaml'))).map(
      ([name, labels]) => createInterface(name, labels),
    ),
  };
}
