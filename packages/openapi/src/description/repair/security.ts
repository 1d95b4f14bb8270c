import { nearest } from 'folia-problems';
import { asObject, isObject, pointerTokens, valueAt } from '../json.ts';
import type { Draft } from './draft.ts';
import { describeFound, type RepairState, removeKey } from './faults.ts';

/** Makes a list of requirements, and reports those that name an unknown scheme. */
export function repairSecurity(draft: Draft, state: RepairState): void {
  const security = draft.get('security');
  if (security === undefined) return;
  if (Array.isArray(security)) {
    for (const [index, choice] of security.entries())
      reportUnknownSchemes(choice, [String(index)], draft, state);
    return;
  }
  const about = { hint: 'Expected: a list of objects.', kind: 'security that is not a list' };
  if (!isObject(security)) {
    if (security === null) draft.remove('security');
    else removeKey(draft, 'security', state, about);
    return;
  }
  const message = 'found an object, which is read as a list with this entry.';
  state.report(draft.original, ['security'], { message, ...about });
  reportUnknownSchemes(security, [], draft, state);
  draft.set('security', Object.keys(security).length === 0 ? [] : [security]);
}

function reportUnknownSchemes(
  choice: unknown,
  path: string[],
  draft: Draft,
  state: RepairState,
): void {
  const { document, isOld } = state;
  const schemes = asObject(
    isOld ? document.securityDefinitions : asObject(document.components).securitySchemes,
  );
  for (const name of Object.keys(asObject(choice))) {
    if (Object.hasOwn(schemes, name) || isReference(name, state)) continue;
    const known = Object.keys(schemes);
    const meant = nearest(name, known);
    const place = isOld ? 'securityDefinitions' : 'components/securitySchemes';
    state.report(draft.original, ['security', ...path, name], {
      message: `The security scheme ${describeFound(name)} is not described, so only its name is shown.`,
      hint: meant === undefined ? `Add it to #/${place}.` : `Did you mean "${meant}"?`,
      kind: 'unknown security schemes',
      cause: meant === undefined ? `scheme ${name}` : undefined,
    });
  }
}

/** In version 3.2, the name may be a reference; what is in other files is not known here. */
function isReference(name: string, { document }: RepairState): boolean {
  if (name.startsWith('#')) return valueAt(document, pointerTokens(name)) !== undefined;
  return /[/#:]/.test(name);
}
