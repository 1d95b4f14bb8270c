import type { Checker } from './checker.ts';
import type { Sample } from './sample.ts';

/** Languages that other checks or people read. */
const NOT_CHECKED: Record<string, string> = {
  css: 'no parser',
  dart: 'no parser',
  diff: 'text',
  handlebars: 'no parser',
  html: 'no parser',
  http: 'text',
  log: 'text',
  mermaid: 'the build draws them',
  powershell: 'Debian has no PowerShell',
  promql: 'no parser',
  swift: 'no parser',
  text: 'text',
  txt: 'text',
};

/** Whether a language is known, although nothing checks it. */
export function isKnownUnchecked({ language }: Sample): boolean {
  return Object.hasOwn(NOT_CHECKED, language);
}

/** Says which checker checked which samples, and what was not checked: a line for each language. */
export function summarize(
  samples: readonly Sample[],
  excepted: readonly Sample[],
  checkers: readonly Checker[],
): string {
  const handlersOf = (sample: Sample) => checkers.filter(({ handles }) => handles(sample));
  const checked = samples.filter((sample) => handlersOf(sample).length > 0);
  const unchecked = samples.filter((sample) => handlersOf(sample).length === 0);
  const languages = byLanguage(checked).map(([language, group]) => {
    const counts = checkers.map(({ does, handles }) => ({
      does,
      count: group.filter(handles).length,
    }));
    const parts = counts
      .filter(({ count }) => count > 0)
      .map(({ does, count }) => (count === group.length ? does : `${does} (${count})`));
    return `${String(group.length).padStart(5)} ${language.padEnd(10)} ${parts.join(', ')}`;
  });
  const left = byLanguage(unchecked).map(
    ([language, group]) =>
      `${language} ${group.length} (${NOT_CHECKED[language] ?? 'npm run check:samples'})`,
  );
  return [
    `${checked.length} samples checked:`,
    ...languages,
    `${unchecked.length} not checked: ${left.join(', ')}.`,
    ...excepted.map(
      ({ file, line, unchecked: reason }) =>
        `Left out: ${file}:${line}, ${reason || 'listed in site/style/sample-exceptions.yaml'}.`,
    ),
  ].join('\n');
}

function byLanguage(samples: readonly Sample[]): [string, Sample[]][] {
  return [...Map.groupBy(samples, ({ language }) => language || 'no language')].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
}
