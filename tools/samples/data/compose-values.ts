import { parseDocument } from 'yaml';
import type { Sample } from '../sample.ts';
import { isRecord } from './yaml-lines.ts';

/** The map of a YAML sample. Empty if it is not a map, or has mistakes, which are reported as YAML. */
export function valueOfYaml({ code }: Sample): Record<string, unknown> {
  const document = parseDocument(code);
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  return isRecord(value) ? value : {};
}

/** The services of a Compose sample, by name. */
export function servicesOf(sample: Sample): Record<string, unknown> {
  const { services } = valueOfYaml(sample);
  return isRecord(services) ? services : {};
}
