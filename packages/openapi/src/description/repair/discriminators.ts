import { asObject } from '../json.ts';
import { isFileReference } from '../resolve-reference.ts';
import type { Draft } from './draft.ts';
import { describeFound, type RepairState } from './faults.ts';

/** Reports names in a discriminator that no schema has. References are checked before. */
export function checkMapping({ get, original }: Draft, state: RepairState): void {
  const { mapping, defaultMapping } = asObject(get('discriminator'));
  const schemas = asObject(asObject(state.document.components).schemas);
  const targets: { path: string[]; target: unknown }[] = [
    ...Object.entries(asObject(mapping)).map(([value, target]) => ({
      path: ['mapping', value],
      target,
    })),
    { path: ['defaultMapping'], target: defaultMapping },
  ];
  for (const { path, target } of targets) {
    if (target === undefined || (typeof target === 'string' && isFound(target))) continue;
    state.report(original, ['discriminator', ...path], {
      message: `found ${describeFound(target)}, which is left out, because no schema has this name.`,
      hint: 'Expected: the name of a schema, or a reference to one.',
      kind: 'discriminator values without a schema',
    });
  }

  function isFound(target: string): boolean {
    return target.startsWith('#') || isFileReference(target) || Object.hasOwn(schemas, target);
  }
}
