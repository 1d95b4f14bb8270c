import { getChildren, type Kind } from './grammar.ts';
import { asObject, isObject, type JsonObject, pointerTokens, toFragment, valueAt } from './json.ts';
import type { Origin } from './origins.ts';
import type { Description } from './read-description.ts';
import { resolveReference } from './resolve-reference.ts';
import { getComponentSubject } from './subject.ts';

/** The component groups of version 3, by kind. */
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

/** The groups of version 2, by kind. */
const DEFINITIONS: Partial<Record<Kind, string>> = {
  schema: 'definitions',
  response: 'responses',
  parameter: 'parameters',
  securityScheme: 'securityDefinitions',
};

/** The components that a bundle adds to its first file, named after their origins. */
export type BundledComponents = {
  /** The group for objects of a kind, or undefined if they have no names. */
  getGroup: (kind: Kind) => string | undefined;
  /**
   * Adds an object of another file, once.
   * @param convert converts the object; called by `finish`, since it may be recursive
   * @returns the reference to the component
   */
  add: (kind: Kind, origin: Origin, convert: (subject: string) => unknown) => string;
  /** Converts all added objects and those that they add. */
  finish: () => void;
  /** Pointers of the root components that are only a reference to another file. */
  aliases: ReadonlySet<string>;
  /** Adds all components to the converted document. */
  addTo: (document: JsonObject) => JsonObject;
};

/**
 * @param root the document of the first file, whose components may name the objects of other files
 */
export function makeComponents(root: JsonObject, description: Description): BundledComponents {
  const isOld = 'swagger' in root;
  const pointers = namesFromRoot(root, description);
  const aliases = new Set(pointers.values());
  const added = new Map<string, Map<string, unknown>>();
  const waiting: (() => void)[] = [];
  const groups = isOld ? DEFINITIONS : COMPONENTS;
  return {
    getGroup: (kind) => groups[kind],
    aliases,
    add(kind, origin, convert) {
      const group = groups[kind] ?? 'schemas';
      const known = pointers.get(originKey(origin));
      if (known !== undefined) return known;
      const entries = added.get(group) ?? new Map<string, unknown>();
      added.set(group, entries);
      const taken = asObject(isOld ? root[group] : asObject(root.components)[group]);
      const name = findFreeName(getComponentName(origin), (candidate) =>
        Boolean(entries.has(candidate) || Object.hasOwn(taken, candidate)),
      );
      const pointer = toFragment([...(isOld ? [] : ['components']), group, name]);
      pointers.set(originKey(origin), pointer);
      entries.set(name, undefined);
      const subject = getComponentSubject(kind, name);
      waiting.push(() => entries.set(name, convert(subject)));
      return pointer;
    },
    finish() {
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
    },
    addTo: (document) => withComponents(document, added, isOld),
  };
}

/**
 * Maps the targets of root components that are only a reference to another file to the pointers of
 * these components, which name them.
 */
function namesFromRoot(root: JsonObject, description: Description): Map<string, string> {
  const { entry } = description;
  const names = new Map<string, string>();
  for (const { path, value, group } of rootComponents(root)) {
    const { $ref, ...beside } = value;
    if (typeof $ref !== 'string' || $ref.startsWith('#') || Object.keys(beside).length > 0)
      continue;
    const target = resolveReference($ref, entry, description);
    if ('rejection' in target || target.file === entry) continue;
    const key = originKey({ file: target.file, path: pointerTokens(target.pointer) });
    if (group !== 'pathItems' && !names.has(key)) names.set(key, toFragment(path));
  }
  return names;
}

type RootComponent = { kind: Kind; path: string[]; value: JsonObject; group: string };

function rootComponents(root: JsonObject): RootComponent[] {
  const { paths: _, webhooks: __, components, ...definitions } = root;
  const children = [
    ...getChildren('document', definitions),
    ...getChildren('components', asObject(components)).map((child) => ({
      ...child,
      path: ['components', ...child.path],
    })),
  ];
  return children.map((child) => ({ ...child, group: child.path.at(-2) ?? '' }));
}

/**
 * Replaces the references of root components that are only a reference to another file.
 * @param inline returns the target, or undefined if it is not an object
 */
export function inlineAliases(
  document: JsonObject,
  root: JsonObject,
  aliases: ReadonlySet<string>,
  inline: (kind: Kind, reference: string, path: string[]) => unknown,
): void {
  for (const { kind, path, value } of rootComponents(root)) {
    if (!aliases.has(toFragment(path)) || typeof value.$ref !== 'string') continue;
    const holder = valueAt(document, path.slice(0, -1));
    const name = path.at(-1);
    const inlined = inline(kind, value.$ref, path);
    if (isObject(holder) && name !== undefined && inlined !== undefined) holder[name] = inlined;
  }
}

function withComponents(
  document: JsonObject,
  added: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
  isOld: boolean,
): JsonObject {
  if (added.size === 0) return document;
  const holder = isOld ? document : asObject(document.components);
  const groups = [...added].map(([group, entries]) => [
    group,
    { ...asObject(holder[group]), ...Object.fromEntries(entries) },
  ]);
  const whole = { ...holder, ...Object.fromEntries(groups) };
  if (!isOld) document.components = whole;
  else Object.assign(document, whole);
  return document;
}

function getComponentName({ file, path }: Origin): string {
  const name =
    path.at(-1) ??
    file
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ??
    '';
  return name.replace(/[^\w.-]+/g, '_') || 'part';
}

function findFreeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  for (let count = 2; ; count += 1) if (!isTaken(`${name}${count}`)) return `${name}${count}`;
}

/** Identifies an origin as a key of a map. */
export function originKey({ file, path }: Origin): string {
  return JSON.stringify([file, path]);
}
