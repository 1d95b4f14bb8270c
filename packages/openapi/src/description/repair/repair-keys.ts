import { type Kind, METHODS } from '../grammar.ts';
import { asText, isObject, objectEntries } from '../json.ts';
import type { Draft } from './draft.ts';
import { describeFound, type RepairState, repairTextList, repairTexts } from './faults.ts';
import { repairFlags } from './flags.ts';
import { nameFields } from './forms.ts';
import { reportMisspelled } from './misspelled.ts';
import { reportBodies } from './old-bodies.ts';
import { repairParameter, reportUnusedExample } from './parameters.ts';
import { repairPaths } from './paths.ts';
import { repairSchema } from './schemas.ts';
import { repairSecurity } from './security.ts';
import { reportUndeclaredVariables } from './servers.ts';
import { moveBodyParameters, moveSchema, moveType } from './version2-keys.ts';

/** The title of a description without one. The config may name another. */
const UNTITLED = 'API';

/**
 * Repairs the keys of an object that have no objects as values.
 * @returns false for an object that cannot be shown
 */
export function repairKeys(kind: Kind, draft: Draft, state: RepairState): boolean {
  repairFlags(kind, draft, state);
  reportMisspelled(kind, draft, state);
  switch (kind) {
    case 'document':
      repairInfo(draft, state);
      repairPaths(draft, state);
      repairSecurity(draft, state);
      repairOldLists(draft, state);
      return true;
    case 'info':
      repairTexts(draft, ['title', 'version', 'summary', 'description', 'termsOfService'], state);
      return true;
    case 'pathItem':
      repairPathItem(draft, state);
      return true;
    case 'operation':
      repairTexts(draft, ['operationId', 'summary', 'description'], state);
      repairTextList(draft, 'tags', state);
      repairSecurity(draft, state);
      repairOldLists(draft, state);
      if (state.isOld) reportBodies(draft, state);
      else moveBodyParameters(draft, state);
      return true;
    case 'parameter':
      return repairParameter(draft, state);
    case 'schema':
      repairSchema(draft, state);
      return true;
    case 'tag':
      return requireText(draft, 'name', 'tags without a name', state);
    case 'server':
      repairTexts(draft, ['description'], state);
      // An empty URL is the address of the description itself, which is of no use to readers.
      if (draft.get('url') === '') return false;
      reportUndeclaredVariables(draft, state);
      return requireText(draft, 'url', 'servers without a URL', state);
    case 'requestBody':
      nameFields(draft, state);
      repairTexts(draft, ['description'], state);
      return true;
    case 'response':
      if (!state.isOld) moveSchema(draft, state);
      repairTexts(draft, ['description', 'summary'], state);
      return true;
    case 'header':
      if (!state.isOld) moveType(draft, state);
      reportUnusedExample(draft, state);
      repairTexts(draft, ['description'], state);
      return true;
    case 'mediaType':
      reportUnusedExample(draft, state);
      repairTexts(draft, ['description'], state);
      return true;
    default:
      repairTexts(draft, ['description', 'summary'], state);
      return true;
  }
}

/** A title is needed for every page; a version is nice to have. */
function repairInfo(draft: Draft, state: RepairState): void {
  const info = draft.get('info');
  const kind = 'missing keys of info';
  const hint = 'Add it to the description, or set "label" in the config.';
  if (!isObject(info)) {
    const message = `${info === undefined ? 'missing' : `found ${describeFound(info)}`}; the title "${UNTITLED}" is used.`;
    state.report(draft.original, ['info'], { message, hint, kind });
    draft.set('info', { title: UNTITLED, version: '' });
    return;
  }
  if (asText(info.title) === undefined) {
    const message = `missing; the title "${UNTITLED}" is used.`;
    state.report(draft.original, ['info', 'title'], { message, hint, kind });
    draft.set('info', { ...info, title: UNTITLED });
  }
  if (asText(info.version) === undefined) {
    const message = 'missing; no version is shown.';
    const advice = 'Add the version of the API to the description.';
    state.report(draft.original, ['info', 'version'], { message, hint: advice, kind });
  }
}

/** The lists of version 2 that its conversion needs. */
function repairOldLists(draft: Draft, state: RepairState): void {
  if (!state.isOld) return;
  for (const key of ['consumes', 'produces', 'schemes']) repairTextList(draft, key, state);
}

function repairPathItem(draft: Draft, state: RepairState): void {
  repairTexts(draft, ['summary', 'description'], state);
  for (const method of METHODS) {
    if (draft.get(method) !== null || !Object.hasOwn(draft.original, method)) continue;
    const message = `found null; the operation ${method.toUpperCase()} is left out.`;
    const hint = 'Expected: an object.';
    state.report(draft.original, [method], { message, hint, kind: 'operations without content' });
    draft.remove(method);
  }
  for (const [key] of objectEntries(draft.original)) {
    const method = METHODS.find((name) => name === key.toLowerCase());
    if (!method || method === key || draft.get(method) !== undefined) continue;
    const message = `The operation is read as "${method}".`;
    const hint = 'Methods are in lower case.';
    state.report(draft.original, [key], { message, hint, kind: 'methods in upper case' });
    draft.set(method, draft.get(key));
    draft.remove(key);
  }
}

/** @returns false if an object without this key cannot be shown */
function requireText(draft: Draft, key: string, kind: string, state: RepairState): boolean {
  repairTexts(draft, [key], state);
  if (asText(draft.get(key)) !== undefined) return true;
  const message = `missing; without a ${key}, it is left out.`;
  state.report(draft.original, [key], { message, hint: 'Expected: a string.', kind });
  return false;
}
