import type { Problem } from 'folia-problems';
import { listOf, objectOf, textOf } from '../description/json.ts';
import type { OpenDescription } from '../description/open-description.ts';
import type { Api, Family, Model, Operation } from '../model.ts';
import { largeParts } from '../schema/large-parts.ts';
import { isRaw, makeReadSchema } from '../schema/read-schema.ts';
import { makeSlugs, slugOf } from '../slug.ts';
import { makeFollow } from './follow.ts';
import {
  type Extensions,
  type FoundOperation,
  type OperationReading,
  readExternalDocs,
  readPathItems,
} from './read-operations.ts';
import { readSchemes, readServers } from './read-security.ts';

/** Last parts of addresses that stand for other pages. */
const RESERVED = ['models', 'families', 'webhooks', 'openapi'];

/** Turns an open description into the words of its pages, with what is wrong with its names. */
export function readApi(
  opened: OpenDescription,
  extensions: Extensions,
  otherFamily: string,
): { api: Api; problems: Problem[] } {
  const { document } = opened;
  const follow = makeFollow(document);
  const { security, servers } = document;
  const sinceKey = extensions.since;
  const reading: OperationReading = { follow, extensions, sinceKey, security, servers };
  const found = readPathItems(document.paths, reading);
  const hooks = readPathItems(document.webhooks ?? document['x-webhooks'], reading);
  const parts = largeParts(document);
  const components = objectOf(document.components);
  const info = objectOf(document.info);
  const operations = withSlugs(found);
  return {
    api: {
      title: textOf(info.title) ?? '',
      version: textOf(info.version) ?? '',
      summary: textOf(info.summary),
      description: textOf(info.description),
      contact: contactOf(info.contact),
      license: licenseOf(info.license),
      termsOfService: textOf(info.termsOfService),
      externalDocs: readExternalDocs(document.externalDocs),
      servers: readServers(servers),
      schemes: readSchemes(components.securitySchemes, follow),
      families: readFamilies(operations, document, otherFamily),
      operations,
      webhooks: withSlugs(hooks.map((hook) => ({ ...hook, title: webhookTitle(hook) }))),
      models: readModels(components.schemas, parts),
      readSchema: makeReadSchema({ document, parts, sinceKey }),
      document,
    },
    problems: nameProblems(found, opened),
  };
}

function contactOf(raw: unknown): Api['contact'] {
  const { name, url, email } = objectOf(raw);
  const contact = { name: textOf(name), url: textOf(url), email: textOf(email) };
  return contact.name || contact.url || contact.email ? contact : undefined;
}

function licenseOf(raw: unknown): Api['license'] {
  const { name, url } = objectOf(raw);
  const text = textOf(name);
  return text === undefined ? undefined : { name: text, url: textOf(url) };
}

/** Readers know a webhook by its name, which stands where operations have their path. */
function webhookTitle({ title, method, path }: FoundOperation): string {
  return title === `${method} ${path}` ? path : title;
}

/** Ids are the author's to choose; names that are made of method and path give way. */
function withSlugs<T extends FoundOperation>(found: T[]): (T & Operation)[] {
  const own = found.filter(({ hasOwnId }) => hasOwnId).map(({ id }) => slugOf(id));
  const slugs = makeSlugs([...RESERVED, ...own]);
  const ofOwn = makeSlugs(RESERVED);
  return found.map((operation) => ({
    ...operation,
    slug: operation.hasOwnId ? ofOwn(operation.id, 'operation') : slugs(operation.id, 'operation'),
  }));
}

/** A problem for each operation whose id another one has, or would have in an address. */
function nameProblems(found: FoundOperation[], { locate }: OpenDescription): Problem[] {
  const owners = new Map<string, FoundOperation>();
  return found
    .filter(({ hasOwnId }) => hasOwnId)
    .flatMap((operation) => {
      const slug = slugOf(operation.id);
      const owner = owners.get(slug);
      if (!owner) {
        owners.set(slug, operation);
        return [];
      }
      const other = `${owner.method} ${owner.path}`;
      const message =
        owner.id === operation.id
          ? `operationId: "${operation.id}" is the id of ${other} as well.`
          : `operationId: "${operation.id}" has the same address as "${owner.id}" of ${other}: ${slug}.`;
      const hint = 'Expected: an id that no other operation has, also in lower case with hyphens.';
      return [locate({ value: operation.raw, path: ['operationId'] }, { message, hint })];
    });
}

/** An operation stands in the family of its first tag. */
function readFamilies(
  operations: (Operation & { tags: string[] })[],
  document: OpenDescription['document'],
  otherFamily: string,
): Family[] {
  const byName = Map.groupBy(operations, ({ tags }) => tags[0] ?? otherFamily);
  const tags = listOf(document.tags).map(objectOf);
  const declared = tags.map(({ name }) => textOf(name) ?? '');
  const groups = groupsOf(document['x-tagGroups'], tags);
  const names = [...new Set([...groups.keys(), ...declared, ...byName.keys()])];
  const slugs = makeSlugs();
  return names.flatMap((name) => {
    const own = byName.get(name);
    if (!own) return [];
    const tag = tags.find((candidate) => candidate.name === name);
    return [
      {
        name: textOf(tag?.['x-displayName']) ?? name,
        slug: slugs(name, 'family'),
        description: textOf(tag?.description) ?? textOf(tag?.summary),
        externalDocs: readExternalDocs(tag?.externalDocs),
        group: groups.get(name),
        operations: own,
      },
    ];
  });
}

/** The heading of each tag: by `x-tagGroups`, or by the parents that version 3.2 gives to tags. */
function groupsOf(raw: unknown, tags: Record<string, unknown>[]): Map<string, string> {
  const byGroup = listOf(raw)
    .map(objectOf)
    .flatMap((group) =>
      listOf(group.tags).map((tag) => [String(tag), textOf(group.name) ?? ''] as const),
    );
  const byParent = tags.flatMap(({ name, parent }) =>
    typeof name === 'string' && typeof parent === 'string' ? [[name, parent] as const] : [],
  );
  return new Map([...byParent, ...byGroup]);
}

/** The named schemas in alphabetical order, and the parts that are too large to stand where they are written. */
function readModels(schemas: unknown, parts: ReadonlyMap<object, string>): Model[] {
  const named = Object.entries(objectOf(schemas)).flatMap(([name, raw]) =>
    isRaw(raw) ? [{ name, raw }] : [],
  );
  const made = [...parts].flatMap(([raw, name]) => (isRaw(raw) ? [{ name, raw }] : []));
  const slugs = makeSlugs();
  return [...named, ...made]
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((model) => ({ ...model, slug: slugs(model.name, 'model') }));
}
