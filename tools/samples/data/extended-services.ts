import { didYouMean, type Problem } from 'folia-problems';
import { LineCounter, parseDocument } from 'yaml';
import { type Checker, eachSample } from '../checker.ts';
import { SERVICES } from '../release-names.ts';
import { problemAt, type Sample } from '../sample.ts';
import { isCompose } from './compose.ts';
import { servicesOf } from './compose-values.ts';
import { isRecord, lineOfPath } from './yaml-lines.ts';

/** What a service has that is not only added to one of another file. */
const DEFINES = ['image', 'build', 'container_name'];

/**
 * Finds Compose samples that add to a service which neither the release nor another sample of the
 * page defines. Compose would create a second service, and leave the first as it is.
 */
export const extendedServices: Checker = {
  ...eachSample('services known', isCompose, () => []),
  check: (samples, all) => ({
    problems: samples.flatMap((sample) => {
      const page = all.filter((other) => other.file === sample.file && isCompose(other));
      return checkServices(sample, new Set([...SERVICES, ...page.flatMap(definedServices)]));
    }),
  }),
};

function checkServices(sample: Sample, known: ReadonlySet<string>): Problem[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(sample.code, { lineCounter });
  return Object.keys(servicesOf(sample))
    .filter((name) => !known.has(name))
    .map((name) =>
      problemAt(
        sample,
        lineOfPath(document, lineCounter, ['services', name]),
        `Neither the release nor another sample of this page defines the service "${name}".`,
        `${didYouMean(name, known)}A new service has an image or a container_name.`,
      ),
    );
}

function definedServices(sample: Sample): string[] {
  return Object.entries(servicesOf(sample))
    .filter(([, service]) => isRecord(service) && DEFINES.some((key) => key in service))
    .map(([name]) => name);
}
