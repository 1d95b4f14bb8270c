import type { Problem } from 'folia-problems';
import { asList, asObject, asText, isObject } from '../description/json.ts';
import type { OpenDescription } from '../description/open-description.ts';
import type { Api, Model, Operation } from '../model.ts';
import { findLargeParts } from '../schema/large-parts.ts';
import { isRawSchema } from '../schema/read-keywords.ts';
import { makeReadSchema } from '../schema/read-schema.ts';
import { makeSlugs, toSlug } from '../slug.ts';
import { findContradictions } from './find-contradictions.ts';
import { makeFollow, makeResolve } from './follow.ts';
import { getLabel, readFamilies } from './read-families.ts';
import {
  type Extensions,
  type FoundOperation,
  forReceivers,
  type OperationContext,
  readExternalDocs,
  readPathItems,
} from './read-operations.ts';
import { readSchemes, readServers } from './read-security.ts';

/** URL segments reserved for other pages. */
const RESERVED = ['operations', 'models', 'families', 'webhooks', 'changes', 'openapi'];

/**
 * Converts an opened description into the model of its pages, along with the problems of its names.
 */
export function readApi(
  opened: OpenDescription,
  extensions: Extensions,
  otherFamily: string,
): { api: Api; problems: Problem[] } {
  const { document } = opened;
  const follow = makeFollow(document);
  const { security, servers } = document;
  const sinceKey = extensions.since;
  const self = asText(document.$self);
  const resolve = makeResolve(document);
  const reading: OperationContext = {
    follow,
    resolve,
    extensions,
    sinceKey,
    security,
    servers,
    self,
  };
  const found = readPathItems(document.paths, reading);
  const hooks = readPathItems(document.webhooks ?? document['x-webhooks'], forReceivers(reading));
  const parts = findLargeParts(document);
  const components = asObject(document.components);
  const info = asObject(document.info);
  const operations = withSlugs(found);
  const webhooks = withSlugs(hooks.map((hook) => ({ ...hook, title: webhookTitle(hook) })));
  const models = readModels(components.schemas, parts);
  const readSchema = makeReadSchema({ document, parts, sinceKey });
  return {
    api: {
      title: asText(info.title) ?? '',
      version: asText(info.version) ?? '',
      summary: asText(info.summary),
      description: asText(info.description),
      contact: readContact(info.contact),
      license: readLicense(info.license),
      termsOfService: asText(info.termsOfService),
      externalDocs: readExternalDocs(document.externalDocs),
      self,
      servers: readServers(servers, self),
      schemes: readSchemes(components.securitySchemes, follow),
      families: readFamilies(operations, document, otherFamily),
      tags: readTags(document.tags),
      operations,
      webhooks,
      models,
      readSchema,
      document,
    },
    problems: [
      ...nameProblems(operations, opened),
      ...nameProblems(webhooks, opened),
      ...findContradictions(models, readSchema, opened.locate),
      ...(found.length + hooks.length === 0 ? findMissingOperations(opened, models) : []),
    ],
  };
}

function readTags(raw: unknown): Api['tags'] {
  const tags = asList(raw).map(asObject);
  return tags.flatMap(({ name, description, externalDocs }) => {
    const text = asText(name);
    if (text === undefined) return [];
    return [
      {
        name: text,
        label: getLabel(text, tags),
        description: asText(description),
        externalDocs: readExternalDocs(externalDocs),
      },
    ];
  });
}

function readContact(raw: unknown): Api['contact'] {
  const { name, url, email } = asObject(raw);
  const contact = { name: asText(name), url: asText(url), email: asText(email) };
  return contact.name || contact.url || contact.email ? contact : undefined;
}

function readLicense(raw: unknown): Api['license'] {
  const { name, url, identifier } = asObject(raw);
  const text = asText(name);
  return text === undefined
    ? undefined
    : { name: text, url: asText(url), identifier: asText(identifier) };
}

/** Readers know a webhook by its name, which takes the place of an operation's path. */
function webhookTitle({ title, method, path }: FoundOperation): string {
  return title === `${method} ${path}` ? path : title;
}

/**
 * Slugs from ids take precedence over slugs from method and path, and the first operation with an id
 * over others whose ids have the same slug.
 */
function withSlugs<T extends FoundOperation>(found: T[]): (T & Operation)[] {
  const firsts = new Map<string, T>();
  for (const operation of found) {
    const slug = toSlug(operation.id);
    if (operation.hasOwnId && !firsts.has(slug)) firsts.set(slug, operation);
  }
  const isFirst = (operation: T) => firsts.get(toSlug(operation.id)) === operation;
  const rank = (operation: T) => (!operation.hasOwnId ? 2 : isFirst(operation) ? 0 : 1);
  const next = makeSlugs(RESERVED);
  const slugs = new Map(
    found
      .toSorted((a, b) => rank(a) - rank(b))
      .map((operation) => [operation, next(operation.id, 'operation')]),
  );
  return found.map((operation) => ({ ...operation, slug: slugs.get(operation) ?? '' }));
}

/**
 * A warning for each operation whose id, or the slug of its id, another operation already has. Its
 * address gets a number.
 */
function nameProblems(
  operations: (FoundOperation & Operation)[],
  { locate }: OpenDescription,
): Problem[] {
  const owners = new Map<string, FoundOperation>();
  return operations
    .filter(({ hasOwnId }) => hasOwnId)
    .flatMap((operation) => {
      const slug = toSlug(operation.id);
      const owner = owners.get(slug);
      if (!owner) {
        owners.set(slug, operation);
        return [];
      }
      const other = `${owner.method} ${owner.path}`;
      const same =
        owner.id === operation.id
          ? `"${operation.id}" is also the id of ${other}`
          : `"${operation.id}" has the same address as "${owner.id}" of ${other}`;
      const problem: Pick<Problem, 'message' | 'hint' | 'severity' | 'kind'> = {
        severity: 'warning',
        kind: 'ids that are not unique',
        message: `${same}. The address of this page ends in "${operation.slug}".`,
        hint: 'Expected: an id that differs from all others, even in lower case with hyphens.',
      };
      return [locate({ value: operation.raw, path: ['operationId'] }, problem)];
    });
}

/** A warning for a description without operations, unless it is meant to have only models. */
function findMissingOperations(
  { description, document, locate }: OpenDescription,
  models: Model[],
): Problem[] {
  const { paths } = document;
  // Some describe nothing but models, for other descriptions.
  if (models.length > 0 && Object.keys(asObject(paths)).length === 0) return [];
  const problem: Pick<Problem, 'message' | 'hint' | 'severity'> = {
    severity: 'warning',
    message: 'The description has neither operations nor webhooks.',
    hint: 'Add operations to "paths" or "webhooks".',
  };
  return isObject(paths)
    ? [locate({ value: document, path: ['paths'] }, problem)]
    : [{ file: description.entry, ...problem }];
}

/**
 * The named schemas in alphabetical order, plus the parts that are too large to be shown inline.
 */
function readModels(schemas: unknown, parts: ReadonlyMap<object, string>): Model[] {
  const named = Object.entries(asObject(schemas)).flatMap(([name, raw]) =>
    isRawSchema(raw) ? [{ name, raw }] : [],
  );
  const made = [...parts].flatMap(([raw, name]) => (isRawSchema(raw) ? [{ name, raw }] : []));
  const slugs = makeSlugs();
  return [...named, ...made]
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((model) => ({ ...model, slug: slugs(model.name, 'model') }));
}
