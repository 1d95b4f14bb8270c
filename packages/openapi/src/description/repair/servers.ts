import { asObject, asText } from '../json.ts';
import type { Draft } from './draft.ts';
import type { RepairState } from './faults.ts';

/** Reports the variables in the URL of a server that are not declared, so that they have no values. */
export function reportUndeclaredVariables(draft: Draft, state: RepairState): void {
  const declared = asObject(draft.get('variables'));
  const names = [...(asText(draft.get('url')) ?? '').matchAll(/\{([^{}]+)\}/g)].map(
    ([, name = '']) => name,
  );
  for (const name of new Set(names)) {
    if (Object.hasOwn(declared, name)) continue;
    state.report(draft.original, ['url'], {
      message: `The variable "{${name}}" is not declared, so it has no value.`,
      hint: 'Add it to "variables" of the server, with a default.',
      kind: 'variables of servers that are not declared',
    });
  }
}
