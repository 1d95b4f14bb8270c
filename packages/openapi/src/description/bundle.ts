import type { Problem } from 'folia-problems';
import {
  type BundledComponents,
  inlineAliases,
  makeComponents,
  originKey,
} from './bundled-components.ts';
import { findMeant, getTarget, resolve, type Target } from './find-target.ts';
import { type ChildSlot, getSlots, isExtension, type Kind } from './grammar.ts';
import { getDataKeys, getTextKeys, inlineData, inlineText } from './inline-values.ts';
import { asObject, isObject, type JsonObject, toFragment } from './json.ts';
import { makeLocate, type Origin, type Origins } from './origins.ts';
import type { Description } from './read-description.ts';
import { isFileReference } from './resolve-reference.ts';
import { setKey } from './set-key.ts';
import { getSubject } from './subject.ts';
import { makeUnresolved, type Unresolved } from './unresolved.ts';

/** A description as a single document in which all references are internal. */
export type Bundle = {
  document: JsonObject;
  origins: Origins;
  /** Objects whose references lead nowhere, which has been reported. */
  dangling: WeakSet<object>;
  /** The pointers of the objects in the first file that such references stand for. */
  lost: ReadonlySet<string>;
  problems: Problem[];
};

/** The state of bundling one description. */
type BundleState = {
  description: Description;
  components: BundledComponents;
  origins: Origins;
  unresolved: Unresolved;
  /** The references that are being inlined, to detect circles. */
  inlining: string[];
};

/** Limit on references that lead from one to the next. */
const MAX_CHAIN = 100;

/**
 * Bundles the files of a description into one document. Objects from other files become components.
 * They are named by the root component that refers to them, or else by the last token of their
 * pointer or by their file. Objects of other kinds are inlined, since they have no names, and so are
 * strings, lists and maps.
 */
export function bundleDescription(description: Description): Bundle {
  const { entry, files } = description;
  const root = asObject(files.get(entry)?.value);
  const origins: Origins = new WeakMap();
  const problems: Problem[] = [];
  const locate = makeLocate(description, origins);
  const components = makeComponents(root, description);
  const unresolved = makeUnresolved(description, { locate, origins, problems });
  const state = { description, components, origins, unresolved, inlining: [] };
  const document = convertChildren('document', root, { file: entry, path: [] }, state);
  inlineAliases(document, root, components.aliases, (kind, reference, path) => {
    const target = resolve(reference, { file: entry, path }, description);
    const found = getTarget(target, state.description);
    if ('rejection' in target || !isObject(found)) return undefined;
    return convert(kind, found, { ...target, subject: getSubject(kind, path) }, state);
  });
  components.finish();
  const { dangling, lost } = unresolved;
  return { document: components.addTo(document), origins, dangling, lost, problems };
}

/**
 * Copies an object and its children, with all references pointing into the bundle. What is not an
 * object stays as it is. @returns undefined for a reference that leads nowhere
 */
function convert(kind: Kind, value: unknown, at: Origin, state: BundleState): unknown {
  if (!isObject(value)) return value;
  const { $ref } = value;
  if (typeof $ref !== 'string') return convertChildren(kind, value, at, state);
  // Only schemas have keys beside a reference that contain further objects, and paths.
  const hasChildren = kind === 'schema' || kind === 'pathItem';
  const beside = hasChildren ? convertChildren(kind, value, at, state) : { ...value };
  state.origins.set(beside, at);
  return convertReference(kind, beside, $ref, at, state);
}

function convertChildren(
  kind: Kind,
  value: JsonObject,
  at: Origin,
  state: BundleState,
): JsonObject {
  const copy: JsonObject = { ...value };
  state.origins.set(copy, at);
  if (kind === 'callback') {
    Object.assign(
      copy,
      convertMap({ kind: 'pathItem', holds: 'map', isOpen: true }, copy, at, state),
    );
    return copy;
  }
  for (const [key, slot] of getSlots(kind)) {
    if (!Object.hasOwn(value, key)) continue;
    const inner = convertSlot(slot, value[key], below(at, key), state);
    if (inner === undefined) delete copy[key];
    else setKey(copy, key, inner);
  }
  for (const key of getTextKeys(kind)) inlineText(copy, key, at, state);
  for (const key of getDataKeys(kind)) inlineData(copy, key, at, state);
  if (kind === 'schema') convertMapping(copy, at, state);
  return copy;
}

function convertSlot(slot: ChildSlot, value: unknown, at: Origin, state: BundleState): unknown {
  const { kind, holds } = slot;
  if (holds === 'one' && isObject(value)) {
    return convert(kind, value, withSubject(kind, at), state);
  }
  const { value: holder, at: place } =
    holds === 'one' ? { value, at } : followHolder(value, at, state);
  if (Array.isArray(holder) && holds !== 'map') return convertList(kind, holder, place, state);
  return isObject(holder) && holds === 'map' ? convertMap(slot, holder, place, state) : holder;
}

function convertList(kind: Kind, list: unknown[], at: Origin, state: BundleState): unknown[] {
  return list.flatMap((entry, index) => {
    const converted = convert(kind, entry, withSubject(kind, below(at, String(index))), state);
    return converted === undefined ? [] : [converted];
  });
}

function convertMap(
  { kind, isOpen = false }: ChildSlot,
  map: JsonObject,
  at: Origin,
  state: BundleState,
): JsonObject {
  const copy: JsonObject = {};
  for (const [name, entry] of Object.entries(map)) {
    const place = withSubject(kind, below(at, name));
    const isSkipped = isOpen && isExtension(name);
    const converted = isSkipped ? entry : convert(kind, entry, place, state);
    if (converted !== undefined) setKey(copy, name, converted);
  }
  return copy;
}

/** A whole list or map may be a reference to one, although OpenAPI does not allow it. */
function followHolder(
  value: unknown,
  at: Origin,
  state: BundleState,
): { value: unknown; at: Origin } {
  let found = { value, at };
  for (let count = 0; count < MAX_CHAIN; count += 1) {
    if (!isObject(found.value) || typeof found.value.$ref !== 'string') return found;
    const target = resolve(found.value.$ref, found.at, state.description);
    const inner = getTarget(target, state.description);
    if ('rejection' in target || typeof inner !== 'object' || inner === null) {
      const origin = { ...found.value };
      state.origins.set(origin, found.at);
      state.unresolved.report('map', origin, found.value.$ref, target);
      return { value: undefined, at };
    }
    found = { value: inner, at: { ...target, subject: at.subject } };
  }
  return found;
}

function convertReference(
  kind: Kind,
  copy: JsonObject,
  reference: string,
  at: Origin,
  state: BundleState,
): unknown {
  const { description, components, unresolved } = state;
  const target = followReference(reference, copy, at, state);
  if ('rejection' in target) return unresolved.replace(kind, copy, reference, target);
  const group = components.getGroup(kind);
  // References without a target within the first file are found with those of the whole document.
  if (target.file === description.entry && group !== undefined) {
    copy.$ref = toFragment(target.path);
    return copy;
  }
  const found = getTarget(target, state.description);
  if (kind === 'schema' && typeof found === 'boolean') return found;
  if (!isObject(found)) return unresolved.replace(kind, copy, reference, target);
  if (group === undefined)
    return inlineReference(kind, copy, found, { ...target, subject: at.subject }, state);
  copy.$ref = components.add(kind, target, (subject) =>
    convert(kind, found, { ...target, subject }, state),
  );
  return copy;
}

/** The target of a reference, or else the target that was meant, which is reported. */
function followReference(
  reference: string,
  copy: JsonObject,
  at: Origin,
  { description, unresolved }: BundleState,
): Target {
  const target = resolve(reference, at, description);
  if (getTarget(target, description) !== undefined) return target;
  const meant = findMeant(reference, at, description);
  if (meant === undefined) return target;
  unresolved.reportMeant(copy, reference, meant);
  return meant;
}

/**
 * Replaces a reference with its target. A path keeps the fields beside its reference, too
 * (https://spec.openapis.org/oas/v3.1.1#path-item-object); for other objects, summary and
 * description beside a reference override the target's
 * (https://spec.openapis.org/oas/v3.1.1#reference-object).
 */
function inlineReference(
  kind: Kind,
  copy: JsonObject,
  found: JsonObject,
  target: Origin,
  state: BundleState,
): unknown {
  const key = originKey(target);
  if (state.inlining.includes(key) || state.inlining.length > MAX_CHAIN) {
    state.unresolved.reportCircle(kind, copy);
    return undefined;
  }
  state.inlining.push(key);
  const item = convert(kind, found, target, state);
  state.inlining.pop();
  if (!isObject(item)) return item;
  const { $ref: _, ...beside } = copy;
  const whole = { ...item, ...beside };
  state.origins.set(whole, target);
  return whole;
}

/** Converts the references in the mapping of a discriminator. */
function convertMapping(copy: JsonObject, at: Origin, state: BundleState): void {
  const { discriminator } = copy;
  if (!isObject(discriminator) || !isObject(discriminator.mapping)) return;
  const mapping = Object.entries(discriminator.mapping).map(([value, written]) => {
    // Some write an object with a reference.
    const reference = isObject(written) ? written.$ref : written;
    if (typeof reference !== 'string' || !isReference(reference)) return [value, reference];
    const target = resolve(reference, at, state.description);
    const found = getTarget(target, state.description);
    if ('rejection' in target || !isObject(found)) {
      // Files of a description often write references as if they were in the first file.
      if (isInEntry(reference, at, state.description)) return [value, reference];
      const path = ['discriminator', 'mapping', value];
      state.unresolved.report('schema', copy, reference, target, path);
      return [value, reference];
    }
    if (target.file === state.description.entry) return [value, toFragment(target.path)];
    const addSchema = (subject: string) => convert('schema', found, { ...target, subject }, state);
    return [value, state.components.add('schema', target, addSchema)];
  });
  copy.discriminator = { ...discriminator, mapping: Object.fromEntries(mapping) };
}

/** Whether a reference has a target if it is resolved within the first file. */
function isInEntry(reference: string, at: Origin, description: Description): boolean {
  const { entry } = description;
  const target = resolve(reference, { ...at, file: entry }, description);
  return isObject(getTarget(target, description));
}

/** A discriminator maps to the name of a schema or to a reference. */
function isReference(target: string): boolean {
  return target.startsWith('#') || isFileReference(target);
}

function below(at: Origin, key: string): Origin {
  return { ...at, path: [...at.path, key] };
}

function withSubject(kind: Kind, at: Origin): Origin {
  return { ...at, subject: getSubject(kind, at.path, at.subject) };
}
