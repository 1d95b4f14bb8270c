import { createHash } from 'node:crypto';
import { isObject, pointerTokens, valueAt } from '../description/json.ts';
import type { Api, Operation } from '../model.ts';
import type { ModelUses } from '../schema/model-uses.ts';
import type { ApiView } from '../views/api-view.ts';

/** A part of a description: a hash of what is written in it, and the pointers to the parts that it refers to. */
type Part = { hash: string; pointers: string[] };

/**
 * Returns a function that hashes what a page of a reference is made from: its operation or model with everything it
 * refers to, and what all pages show of each other, such as titles. Lists are made from the whole description. The
 * hash is undefined for pages that are also made from something else: the introduction and the changes.
 */
export function makePageInputs(api: Api, uses: ModelUses): (view: ApiView) => string | undefined {
  const parts = new Map<string, Part | undefined>();
  const shared = hashOf(outlineOf(api));
  const whole = hashOf([shared, api.document]);

  function partAt(pointer: string): Part | undefined {
    if (parts.has(pointer)) return parts.get(pointer);
    const value = valueAt(api.document, pointerTokens(pointer));
    const part = value === undefined ? undefined : makePart(value);
    parts.set(pointer, part);
    return part;
  }

  /** Hashes a value and all parts that it refers to, directly or through others. */
  function withReferences(value: unknown): string {
    const own = makePart(value);
    const reached = new Map<string, string>();
    const left = [...own.pointers];
    for (let pointer = left.pop(); pointer !== undefined; pointer = left.pop()) {
      if (reached.has(pointer)) continue;
      const part = partAt(pointer);
      reached.set(pointer, part?.hash ?? '');
      if (part) left.push(...part.pointers);
    }
    return hashOf([own.hash, [...reached].sort(([a], [b]) => (a < b ? -1 : 1))]);
  }

  return (view) => {
    switch (view.kind) {
      case 'introduction':
      case 'changes':
        return undefined;
      case 'operations':
      case 'webhooks':
      case 'models':
        return hashOf([whole, view.kind, view.page]);
      case 'family':
        return hashOf([whole, view.family.slug, view.page]);
      case 'operation':
      case 'webhook':
        return hashOf([shared, view.kind, withReferences(view.operation)]);
      case 'model': {
        const { name, slug, raw } = view.model;
        const users = [
          (uses.operations.get(name) ?? []).map((operation) => summaryOf(operation)),
          (uses.models.get(name) ?? []).map((model) => model.name),
        ];
        return hashOf([shared, name, slug, users, withReferences(raw)]);
      }
    }
  };
}

/** Everything else that a page may show: all but the contents of operations and models. */
function outlineOf({ readSchema: _, document, ...api }: Api) {
  return {
    ...api,
    components: Object.keys(isObject(document.components) ? document.components : {}),
    families: api.families.map(({ operations, ...family }) => [
      family,
      operations.map(({ slug }) => slug),
    ]),
    operations: api.operations.map(summaryOf),
    webhooks: api.webhooks.map(summaryOf),
    models: api.models.map(({ name, slug }) => [name, slug]),
  };
}

/** What other pages may show of an operation. */
function summaryOf({
  id,
  slug,
  title,
  method,
  path,
  tags,
  deprecated,
  since,
  permissions,
  adminOnly,
}: Operation) {
  return { id, slug, title, method, path, tags, deprecated, since, permissions, adminOnly };
}

function makePart(value: unknown): Part {
  return { hash: hashOf(value), pointers: [...listPointers(value)] };
}

/** Lists the pointers within a value: references, and the models that a discriminator names. */
function listPointers(value: unknown): Set<string> {
  const pointers = new Set<string>();
  const left: { value: unknown; isMapping: boolean }[] = [{ value, isMapping: false }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value: inner, isMapping } = next;
    if (typeof inner === 'string') {
      if (inner.startsWith('#')) pointers.add(inner);
      else if (isMapping) pointers.add(`#/components/schemas/${encodeToken(inner)}`);
    } else if (Array.isArray(inner)) {
      for (const item of inner) left.push({ value: item, isMapping });
    } else if (isObject(inner)) {
      for (const [key, item] of Object.entries(inner)) {
        left.push({ value: item, isMapping: isMapping || key === 'discriminator' });
      }
    }
  }
  return pointers;
}

function encodeToken(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url');
}
