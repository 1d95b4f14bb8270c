import { followReference } from '../follow-reference.ts';
import { asList, isObject } from '../json.ts';
import { isSimple, listBodies } from '../version2-parameters.ts';
import type { Draft } from './draft.ts';
import type { RepairState } from './faults.ts';

/** Reports an operation of version 2.0 with several bodies, or with a body and a form. */
export function reportBodies(draft: Draft, { document, report }: RepairState): void {
  const parameters = asList(draft.get('parameters')).map((written) =>
    followReference(written, document),
  );
  const bodies = listBodies(parameters);
  const hasForm = parameters.some(
    (parameter) => isObject(parameter) && parameter.in === 'formData',
  );
  const kind = 'several bodies';
  if (bodies.length > 1) {
    const use = bodies.every(isSimple) ? 'properties of one object' : 'alternatives';
    report(draft.original, ['parameters'], {
      message: `${bodies.length} parameters are the body. They are shown as ${use}.`,
      hint: 'Describe the whole body in the schema of one parameter.',
      kind,
    });
  }
  if (bodies.length > 0 && hasForm) {
    report(draft.original, ['parameters'], {
      message: 'A request has either a body or a form. Both are shown, each with its media type.',
      hint: 'Version 3 of OpenAPI has media types for this.',
      kind,
    });
  }
}
