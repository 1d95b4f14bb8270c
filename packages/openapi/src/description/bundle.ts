import type { Problem } from 'folia-problems';
import { childrenOf, type Kind } from './grammar.ts';
import { fragmentOf, isObject, type JsonObject, objectOf, pointerTokens, valueAt } from './json.ts';
import { makeLocate, type Origins } from './origins.ts';
import { type Description, isFileReference, referenceTarget } from './read-description.ts';

/** A description as one value, in which all references stay within it. */
export type Bundle = { document: JsonObject; origins: Origins; problems: Problem[] };

type Target = { file: string; path: string[] };

/** Where version 3 keeps what is referred to, by kind. */
const COMPONENTS: Partial<Record<Kind, string>> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  example: 'examples',
  requestBody: 'requestBodies',
  header: 'headers',
  securityScheme: 'securitySchemes',
  link: 'links',
  callback: 'callbacks',
};

/** Where version 2 does. */
const DEFINITIONS: Partial<Record<Kind, string>> = {
  schema: 'definitions',
  response: 'responses',
  parameter: 'parameters',
};

/**
 * Puts the files of a description together. What another file holds is named by the component that refers to it, else
 * by the last step of its pointer or its file; path items, operations and media types are put in their place, since
 * they have no names.
 */
export function bundleDescription(description: Description): Bundle {
  const { entry, files } = description;
  const origins: Origins = new WeakMap();
  const problems: Problem[] = [];
  const locate = makeLocate(description, origins);
  const root = objectOf(files.get(entry)?.value);
  const isOld = 'swagger' in root;
  const names = new Map<string, string>();
  const added = new Map<string, Map<string, unknown>>();
  const open: Target[] = [];

  function convert(kind: Kind, value: JsonObject, at: Target): JsonObject {
    const reference = value.$ref;
    if (typeof reference !== 'string') return convertChildren(kind, value, at);
    // Only schemas have keys beside a reference that hold further objects.
    const beside = kind === 'schema' ? convertChildren(kind, value, at) : value;
    return convertReference(kind, beside, reference, at);
  }

  function convertChildren(kind: Kind, value: JsonObject, at: Target): JsonObject {
    const copy: JsonObject = { ...value };
    origins.set(copy, at);
    for (const { kind: inner, path, value: child } of childrenOf(kind, value)) {
      const place = { file: at.file, path: [...at.path, ...path] };
      put(copy, value, path, convert(inner, child, place));
    }
    if (kind === 'schema') copyMapping(copy, at);
    return copy;
  }

  function convertReference(kind: Kind, value: JsonObject, reference: string, at: Target) {
    const copy: JsonObject = { ...value };
    origins.set(copy, at);
    const target = targetOf(reference, at);
    if ('refused' in target) {
      complain(copy, `The reference "${reference}" is refused.`, target.refused);
      return copy;
    }
    const group = (isOld ? DEFINITIONS : COMPONENTS)[kind];
    if (target.file === entry && group !== undefined) {
      copy.$ref = fragmentOf(target.path);
      return copy;
    }
    const found = valueAt(files.get(target.file)?.value, target.path);
    if (!isObject(found)) {
      const hint = files.has(target.file)
        ? `The file "${target.file}" has nothing there.`
        : `The file "${target.file}" does not exist.`;
      complain(copy, `The reference "${reference}" leads nowhere.`, hint);
      return {};
    }
    if (group === undefined) return inPlace(kind, copy, found, target);
    copy.$ref = addComponent(kind, group, found, target);
    return copy;
  }

  /** Keys beside the reference are kept, as in https://spec.openapis.org/oas/v3.1.1#path-item-object. */
  function inPlace(kind: Kind, copy: JsonObject, found: JsonObject, target: Target): JsonObject {
    if (open.some((other) => keyOf(other) === keyOf(target))) {
      const what = kind === 'pathItem' ? 'path' : 'object';
      const hint = 'Write what it holds in the place of the reference.';
      complain(copy, `The ${what} refers to itself.`, hint);
      return {};
    }
    open.push(target);
    const item = convert(kind, found, target);
    open.pop();
    const { $ref: _, ...beside } = copy;
    const whole = { ...beside, ...item };
    origins.set(whole, target);
    return whole;
  }

  function addComponent(kind: Kind, group: string, found: JsonObject, target: Target): string {
    const known = names.get(keyOf(target));
    if (known !== undefined) return known;
    const entries = added.get(group) ?? new Map<string, unknown>();
    added.set(group, entries);
    const taken = objectOf(isOld ? root[group] : objectOf(root.components)[group]);
    const name = freeName(nameOf(target), (candidate) =>
      Boolean(entries.has(candidate) || Object.hasOwn(taken, candidate)),
    );
    const pointer = fragmentOf([...(isOld ? [] : ['components']), group, name]);
    names.set(keyOf(target), pointer);
    entries.set(name, undefined);
    entries.set(name, convert(kind, found, target));
    return pointer;
  }

  function copyMapping(copy: JsonObject, at: Target): void {
    const { discriminator } = copy;
    if (!isObject(discriminator) || !isObject(discriminator.mapping)) return;
    const mapping = Object.entries(discriminator.mapping).map(([value, written]) => {
      if (typeof written !== 'string' || !isReference(written)) return [value, written];
      const target = targetOf(written, at);
      const found = 'file' in target && valueAt(files.get(target.file)?.value, target.path);
      if (!('file' in target) || !isObject(found)) return [value, written];
      if (target.file === entry) return [value, fragmentOf(target.path)];
      const group = isOld ? 'definitions' : 'schemas';
      return [value, addComponent('schema', group, found, target)];
    });
    copy.discriminator = { ...discriminator, mapping: Object.fromEntries(mapping) };
  }

  function targetOf(reference: string, at: Target): Target | { refused: string } {
    const target = referenceTarget(reference, at.file, entry);
    if ('refused' in target) return target;
    return { file: target.file, path: pointerTokens(target.pointer) };
  }

  function complain(value: object, message: string, hint: string): void {
    problems.push(locate({ value, path: ['$ref'] }, { message, hint }));
  }

  for (const [target, pointer] of namedByRoot(root, description)) names.set(target, pointer);
  const owners = new Set(names.values());
  const document = convert('document', root, { file: entry, path: [] });
  unfoldOwners(
    document,
    owners,
    (kind, reference, path) => {
      const target = targetOf(reference, { file: entry, path });
      if ('refused' in target) return undefined;
      const found = valueAt(files.get(target.file)?.value, target.path);
      return isObject(found) ? convert(kind, found, target) : undefined;
    },
    root,
  );
  return { document: withComponents(document, added, isOld), origins, problems };
}

/** The components of the first file that only refer to another file give it their names: by what they refer to. */
function namedByRoot(root: JsonObject, { entry }: Description): Map<string, string> {
  const names = new Map<string, string>();
  for (const { path, value, group } of rootComponents(root)) {
    const { $ref, ...beside } = value;
    if (typeof $ref !== 'string' || $ref.startsWith('#') || Object.keys(beside).length > 0)
      continue;
    const target = referenceTarget($ref, entry, entry);
    if ('refused' in target || target.file === entry) continue;
    const key = keyOf({ file: target.file, path: pointerTokens(target.pointer) });
    if (group !== 'pathItems' && !names.has(key)) names.set(key, fragmentOf(path));
  }
  return names;
}

type RootComponent = { kind: Kind; path: string[]; value: JsonObject; group: string };

function rootComponents(root: JsonObject): RootComponent[] {
  const { paths: _, webhooks: __, components, ...definitions } = root;
  const places = [
    ...childrenOf('document', definitions),
    ...childrenOf('components', objectOf(components)).map((child) => ({
      ...child,
      path: ['components', ...child.path],
    })),
  ];
  return places.map((place) => ({ ...place, group: place.path.at(-2) ?? '' }));
}

/** Puts what a component of the first file refers to in the place of the reference. */
function unfoldOwners(
  document: JsonObject,
  owners: ReadonlySet<string>,
  unfold: (kind: Kind, reference: string, path: string[]) => JsonObject | undefined,
  root: JsonObject,
): void {
  for (const { kind, path, value } of rootComponents(root)) {
    const pointer = fragmentOf(path);
    if (!owners.has(pointer) || typeof value.$ref !== 'string') continue;
    const holder = valueAt(document, path.slice(0, -1));
    const name = path.at(-1);
    const unfolded = unfold(kind, value.$ref, path);
    if (isObject(holder) && name !== undefined && unfolded) holder[name] = unfolded;
  }
}

function withComponents(
  document: JsonObject,
  added: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
  isOld: boolean,
): JsonObject {
  if (added.size === 0) return document;
  const holder = isOld ? document : objectOf(document.components);
  const groups = [...added].map(([group, entries]) => [
    group,
    { ...objectOf(holder[group]), ...Object.fromEntries(entries) },
  ]);
  const whole = { ...holder, ...Object.fromEntries(groups) };
  if (!isOld) document.components = whole;
  else Object.assign(document, whole);
  return document;
}

/** Sets a child of a copy, whose lists and maps are copied before they are changed. */
function put(copy: JsonObject, original: JsonObject, path: string[], child: unknown): void {
  const [key = '', name] = path;
  if (name === undefined) {
    define(copy, key, child);
    return;
  }
  const before = original[key];
  const isCopied = copy[key] !== before;
  const holder = isCopied
    ? copy[key]
    : Array.isArray(before)
      ? [...before]
      : { ...objectOf(before) };
  define(copy, key, holder);
  if (Array.isArray(holder)) holder[Number(name)] = child;
  else if (isObject(holder)) define(holder, name, child);
}

/** Also a name such as `__proto__` is a key like any other. */
function define(holder: JsonObject, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

function nameOf({ file, path }: Target): string {
  const name =
    path.at(-1) ??
    file
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ??
    '';
  return name.replace(/[^\w.-]+/g, '_') || 'part';
}

function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  for (let count = 2; ; count += 1) if (!isTaken(`${name}${count}`)) return `${name}${count}`;
}

function keyOf({ file, path }: Target): string {
  return JSON.stringify([file, path]);
}

/** A discriminator names a schema, or writes a reference to it. */
function isReference(target: string): boolean {
  return target.startsWith('#') || isFileReference(target);
}
