import { didYouMean, type Problem } from 'folia-problems';
import { LineCounter, parseDocument } from 'yaml';
import { type Checker, eachSample } from '../checker.ts';
import { problemAt, type Sample } from '../sample.ts';
import { isYaml } from './yaml.ts';
import { isRecord, lineOfPath } from './yaml-lines.ts';

const CONFIG_FILE = /(?:^|\/)immich\.(?:json|ya?ml)\b/;

/**
 * Checks the keys of Immich's config file, in JSON or YAML: whole files, parts with the title of
 * the file, and JSON without a title that begins with one of its sections.
 *
 * @param settings all keys, such as `ffmpeg.crf`
 */
export function configFile(settings: ReadonlySet<string>): Checker {
  const sections = new Set([...settings].map((key) => key.split('.', 1)[0] ?? ''));
  return eachSample(
    'settings known',
    (sample) => isConfigFile(sample, sections),
    (sample) => checkSettings(sample, settings),
  );
}

function isConfigFile(sample: Sample, sections: ReadonlySet<string>): boolean {
  if (CONFIG_FILE.test(sample.title)) return sample.language === 'json' || isYaml(sample);
  const first = /^\s*\{\s*"(\w+)"\s*:\s*\{/.exec(sample.code)?.[1] ?? '';
  return sample.language === 'json' && sample.title === '' && sections.has(first);
}

function checkSettings(sample: Sample, settings: ReadonlySet<string>): Problem[] {
  const lineCounter = new LineCounter();
  // JSON is YAML, which has the lines of its keys.
  const document = parseDocument(sample.code, { lineCounter });
  if (document.errors.length > 0) return [];
  return leaves(document.toJS())
    .filter((path) => !settings.has(path.join('.')))
    .map((path) => {
      const name = path.join('.');
      return problemAt(
        sample,
        lineOfPath(document, lineCounter, path),
        `The reference of settings has no ${name}.`,
        `${didYouMean(name, settings)}site/data/system-settings.yaml lists them.`,
      );
    });
}

/** The paths of all values that are not maps. */
function leaves(value: unknown, path: string[] = []): string[][] {
  if (!isRecord(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}
