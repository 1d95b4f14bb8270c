import type { Problem } from 'folia-problems';
import { LineCounter, parseDocument } from 'yaml';
import { type Checker, eachSample } from '../checker.ts';
import { VOLUMES } from '../release-names.ts';
import { problemAt, type Sample } from '../sample.ts';
import { isCompose } from './compose.ts';
import { servicesOf, valueOfYaml } from './compose-values.ts';
import { isRecord, lineOfPath } from './yaml-lines.ts';

const KINDS = ['volumes', 'secrets', 'networks'] as const;
type Kind = (typeof KINDS)[number];

/** Names that exist without a declaration. */
const DECLARED: Record<Kind, readonly string[]> = {
  volumes: VOLUMES,
  secrets: [],
  networks: ['default'],
};

/** The name of a volume before the path in the container; paths, variables and drives are not names. */
const VOLUME = /^([A-Za-z0-9][\w.-]+):/;

/**
 * Finds volumes, secrets and networks that a service uses, but neither the Compose file of the
 * release nor a sample of the page declares. Compose refuses such a file.
 */
export const composeReferences: Checker = {
  ...eachSample('volumes declared', isCompose, () => []),
  check: (samples, all) => ({
    problems: samples.flatMap((sample) => {
      const page = all.filter((other) => other.file === sample.file && isCompose(other));
      return KINDS.flatMap((kind) => checkKind(sample, kind, declaredIn(page, kind)));
    }),
  }),
};

function checkKind(sample: Sample, kind: Kind, declared: ReadonlySet<string>): Problem[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(sample.code, { lineCounter });
  return Object.entries(servicesOf(sample)).flatMap(([service, value]) =>
    namesIn(kind, isRecord(value) ? value[kind] : undefined)
      .filter(({ name }) => !declared.has(name))
      .map(({ name, key }) =>
        problemAt(
          sample,
          lineOfPath(document, lineCounter, ['services', service, kind, key]),
          `No sample of this page declares "${name}" under "${kind}".`,
          `Show the lines that readers add at the end of the file: "${kind}:", then "  ${name}:".`,
        ),
      ),
  );
}

function declaredIn(samples: readonly Sample[], kind: Kind): Set<string> {
  const declared = samples.map(valueOfYaml).map((file) => file[kind]);
  return new Set([...DECLARED[kind], ...declared.filter(isRecord).flatMap(Object.keys)]);
}

/** The names in the list or map of a service, each with its key there. */
function namesIn(kind: Kind, used: unknown): { name: string; key: string }[] {
  if (isRecord(used)) return Object.keys(used).map((name) => ({ name, key: name }));
  if (!Array.isArray(used)) return [];
  return used.flatMap((entry: unknown, index) => {
    const name = kind === 'volumes' ? volumeOf(entry) : sourceOf(entry);
    return name === undefined ? [] : [{ name, key: String(index) }];
  });
}

function volumeOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return VOLUME.exec(entry)?.[1];
  return isRecord(entry) && entry.type === 'volume' ? sourceOf(entry) : undefined;
}

function sourceOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  return isRecord(entry) && typeof entry.source === 'string' ? entry.source : undefined;
}
