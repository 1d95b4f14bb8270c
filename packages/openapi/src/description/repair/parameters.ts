import { asText, type JsonObject, objectEntries } from '../json.ts';
import type { Draft } from './draft.ts';
import { describeFound, type RepairState, repairTexts } from './faults.ts';
import { moveType } from './version2-keys.ts';

const LOCATIONS = ['path', 'query', 'header', 'cookie', 'querystring'];
const OLD_LOCATIONS = ['path', 'query', 'header', 'body', 'formData'];

const locations = (isOld: boolean) => (isOld ? OLD_LOCATIONS : LOCATIONS);

/** Why a parameter cannot be shown; undefined if it can. */
export function findParameterFault(
  { name, in: place }: JsonObject,
  { isOld }: Pick<RepairState, 'isOld'>,
): string | undefined {
  if (asText(name) === undefined) return 'it has no name';
  if (place === undefined || place === null) return 'it has no location';
  const isKnown = locations(isOld).some((known) => known === place);
  return isKnown ? undefined : `its location is ${describeFound(place)}`;
}

/** @returns false for a parameter that cannot be shown */
export function repairParameter(draft: Draft, state: RepairState): boolean {
  const fault = findParameterFault(draft.original, state);
  if (fault !== undefined && state.moved.has(draft.original)) return false;
  if (fault !== undefined) {
    const isNameless = asText(draft.get('name')) === undefined;
    const name = isNameless ? '' : ` ${describeFound(draft.get('name'))}`;
    const isBody = OLD_LOCATIONS.slice(3).some((place) => place === draft.get('in'));
    const allowed = locations(state.isOld).map((place) => `"${place}"`);
    state.report(draft.original, [isNameless ? 'name' : 'in'], {
      message: `The parameter${name} is left out, because ${fault}.`,
      hint: isNameless
        ? 'Expected: a name.'
        : `Allowed: ${allowed.join(', ')}.${isBody ? ' The body is described in "requestBody".' : ''}`,
      kind: 'parameters that cannot be read',
    });
    return false;
  }
  repairTexts(draft, ['name', 'description', 'style'], state);
  if (!state.isOld) moveType(draft, state);
  reportUnusedExample(draft, state);
  return true;
}

/** Only one of the keys may be written (https://spec.openapis.org/oas/v3.1.1#media-type-object). */
export function reportUnusedExample({ get, original }: Draft, state: RepairState): void {
  const shown = objectEntries(get('examples')).filter(([, { externalValue }]) => !externalValue);
  if (get('example') === undefined || shown.length === 0) return;
  const message = 'left out, because "examples" is written, too.';
  const hint = 'Move it to "examples".';
  state.report(original, ['example'], { message, hint, kind: 'examples that are left out' });
}
