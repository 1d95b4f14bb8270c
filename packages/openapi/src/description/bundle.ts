import type { Problem } from 'folia-problems';
import {
  type BundledComponents,
  inlineAliases,
  makeComponents,
  originKey,
} from './bundled-components.ts';
import { getChildren, type Kind } from './grammar.ts';
import { asObject, isObject, type JsonObject, pointerTokens, toFragment, valueAt } from './json.ts';
import { type Locate, makeLocate, type Origin, type Origins } from './origins.ts';
import { type Description, isFileReference, resolveReference } from './read-description.ts';
import { setChild } from './set-child.ts';

/** A description as a single document in which all references are internal. */
export type Bundle = { document: JsonObject; origins: Origins; problems: Problem[] };

/** The state of bundling one description. */
type BundleState = {
  description: Description;
  components: BundledComponents;
  origins: Origins;
  problems: Problem[];
  locate: Locate;
  /** The references that are being inlined, to detect circles. */
  inlining: Origin[];
};

/**
 * Bundles the files of a description into one document. Objects from other files become components.
 * They are named by the root component that refers to them, or else by the last token of their
 * pointer or by their file. Path items, operations and media types are inlined, since they have no
 * names.
 */
export function bundleDescription(description: Description): Bundle {
  const { entry, files } = description;
  const root = asObject(files.get(entry)?.value);
  const origins: Origins = new WeakMap();
  const problems: Problem[] = [];
  const locate = makeLocate(description, origins);
  const components = makeComponents(root, description);
  const state = { description, components, origins, problems, locate, inlining: [] };
  const document = convert('document', root, { file: entry, path: [] }, state);
  inlineAliases(document, root, components.aliases, (kind, reference, path) => {
    const target = resolve(reference, { file: entry, path }, state);
    if ('rejection' in target) return undefined;
    const found = getTarget(target, state);
    return isObject(found) ? convert(kind, found, target, state) : undefined;
  });
  return { document: components.addTo(document), origins, problems };
}

/** Copies an object and its children, with all references pointing into the bundle. */
function convert(kind: Kind, value: JsonObject, at: Origin, state: BundleState): JsonObject {
  const reference = value.$ref;
  if (typeof reference !== 'string') return convertChildren(kind, value, at, state);
  // Only schemas have keys beside a reference that contain further objects.
  const beside = kind === 'schema' ? convertChildren(kind, value, at, state) : value;
  return convertReference(kind, beside, reference, at, state);
}

function convertChildren(
  kind: Kind,
  value: JsonObject,
  at: Origin,
  state: BundleState,
): JsonObject {
  const copy: JsonObject = { ...value };
  state.origins.set(copy, at);
  for (const { kind: childKind, path, value: child } of getChildren(kind, value)) {
    const childOrigin = { file: at.file, path: [...at.path, ...path] };
    setChild(copy, value, path, convert(childKind, child, childOrigin, state));
  }
  if (kind === 'schema') convertMapping(copy, at, state);
  return copy;
}

function convertReference(
  kind: Kind,
  value: JsonObject,
  reference: string,
  at: Origin,
  state: BundleState,
): JsonObject {
  const { description, components, origins } = state;
  const copy: JsonObject = { ...value };
  origins.set(copy, at);
  const target = resolve(reference, at, state);
  if ('rejection' in target) {
    report(copy, `The reference "${reference}" is not allowed.`, target.rejection, state);
    return copy;
  }
  const group = components.getGroup(kind);
  if (target.file === description.entry && group !== undefined) {
    copy.$ref = toFragment(target.path);
    return copy;
  }
  const found = getTarget(target, state);
  if (!isObject(found)) {
    const hint = description.files.has(target.file)
      ? `The file "${target.file}" has nothing at this pointer.`
      : `The file "${target.file}" does not exist.`;
    report(copy, `The reference "${reference}" has no target.`, hint, state);
    return {};
  }
  if (group === undefined) return inlineReference(kind, copy, found, target, state);
  copy.$ref = components.add(group, target, () => convert(kind, found, target, state));
  return copy;
}

/**
 * Keys beside the reference are kept, see https://spec.openapis.org/oas/v3.1.1#path-item-object.
 */
function inlineReference(
  kind: Kind,
  copy: JsonObject,
  found: JsonObject,
  target: Origin,
  state: BundleState,
): JsonObject {
  if (state.inlining.some((other) => originKey(other) === originKey(target))) {
    const what = kind === 'pathItem' ? 'path' : 'object';
    const hint = 'Replace the reference with the content it refers to.';
    report(copy, `The ${what} refers to itself.`, hint, state);
    return {};
  }
  state.inlining.push(target);
  const item = convert(kind, found, target, state);
  state.inlining.pop();
  const { $ref: _, ...beside } = copy;
  const whole = { ...beside, ...item };
  state.origins.set(whole, target);
  return whole;
}

/** Converts the references in the mapping of a discriminator. */
function convertMapping(copy: JsonObject, at: Origin, state: BundleState): void {
  const { discriminator } = copy;
  if (!isObject(discriminator) || !isObject(discriminator.mapping)) return;
  const mapping = Object.entries(discriminator.mapping).map(([value, written]) => {
    if (typeof written !== 'string' || !isReference(written)) return [value, written];
    const target = resolve(written, at, state);
    if ('rejection' in target) return [value, written];
    const found = getTarget(target, state);
    if (!isObject(found)) return [value, written];
    if (target.file === state.description.entry) return [value, toFragment(target.path)];
    const group = state.components.getGroup('schema') ?? 'schemas';
    const addSchema = () => convert('schema', found, target, state);
    return [value, state.components.add(group, target, addSchema)];
  });
  copy.discriminator = { ...discriminator, mapping: Object.fromEntries(mapping) };
}

/** A discriminator maps to the name of a schema or to a reference. */
function isReference(target: string): boolean {
  return target.startsWith('#') || isFileReference(target);
}

function resolve(
  reference: string,
  at: Origin,
  { description }: BundleState,
): Origin | { rejection: string } {
  const target = resolveReference(reference, at.file, description.entry);
  if ('rejection' in target) return target;
  return { file: target.file, path: pointerTokens(target.pointer) };
}

function getTarget({ file, path }: Origin, { description }: BundleState): unknown {
  return valueAt(description.files.get(file)?.value, path);
}

function report(value: object, message: string, hint: string, state: BundleState): void {
  state.problems.push(state.locate({ value, path: ['$ref'] }, { message, hint }));
}
