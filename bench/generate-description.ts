import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRandom, type Random } from './random.ts';

const FAMILIES = 40;
const SCALARS: readonly [object, ...object[]] = [
  { type: 'string' },
  { type: 'string', format: 'uuid' },
  { type: 'string', enum: ['new', 'open', 'done', 'lost'] },
  { type: 'integer', minimum: 0, default: 10 },
  { type: 'boolean' },
  { type: ['string', 'null'], format: 'date-time' },
];

const SITE_CONFIG = `import { defineConfig } from 'folia';

export default defineConfig({
  title: 'A book of maps',
  url: 'https://maps.example',
  docs: false,
  api: [{ path: 'openapi/maps.json' }],
  themeConfig: { navbar: { items: [{ to: '/docs/api', label: 'API' }] } },
});
`;

/**
 * Writes a site with the reference of a generated API, whose schemas refer to each other in
 * circles.
 */
export function generateApiSite(siteDir: string, operations: number, schemas: number): void {
  writeApiSite(siteDir, JSON.stringify(generateDescription(operations, schemas)));
}

/** Writes a site with the reference of a description in JSON or YAML. */
export function writeApiSite(siteDir: string, description: string): void {
  mkdirSync(join(siteDir, 'openapi'), { recursive: true });
  writeFileSync(join(siteDir, 'site.config.ts'), SITE_CONFIG);
  writeFileSync(join(siteDir, 'openapi/maps.json'), description);
}

/** Generates an OpenAPI description with the given numbers of operations and schemas. */
export function generateDescription(operations: number, schemas: number): object {
  const random = makeRandom(operations + schemas);
  const reference = () => ({ $ref: `#/components/schemas/Sheet${random.below(schemas)}` });
  const paths = Array.from({ length: operations }, (_, index) => [
    `/region-${index % FAMILIES}/sheets-${index}/{sheetId}`,
    { [random.pick(['get', 'post', 'put', 'delete'])]: operation(index, random, reference) },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Maps', version: '1', description: 'Sheets of **maps**.' },
    servers: [{ url: 'https://maps.example/v1' }],
    security: [{ key: [] }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
      schemas: Object.fromEntries(
        Array.from({ length: schemas }, (_, index) => [
          `Sheet${index}`,
          schema(index, random, reference),
        ]),
      ),
    },
  };
}

type Reference = () => { $ref: string };

function operation(index: number, random: Random, reference: Reference): object {
  const parameters = Array.from({ length: random.below(6) }, (_, count) => ({
    name: `filter${count}`,
    in: 'query',
    description: `Keeps sheets whose mark ${count} is \`set\`.`,
    schema: random.pick(SCALARS),
  }));
  const content = () => ({ 'application/json': { schema: reference() } });
  return {
    operationId: `handleSheets${index}`,
    summary: `Handle the sheets of series ${index}`,
    description: 'Answers with **all** that is known, see [the list](https://maps.example/list).',
    tags: [`Region ${index % FAMILIES}`],
    parameters: [
      { name: 'sheetId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
      ...parameters,
    ],
    requestBody: { required: true, content: content() },
    responses: {
      200: { description: 'The sheets.', content: content() },
      400: { description: 'Not understood.', content: content() },
      404: { description: 'Not found.' },
    },
  };
}

/**
 * A third are unions or extend another schema; the rest are objects with five to twenty properties.
 */
function schema(index: number, random: Random, reference: Reference): object {
  const kind = random.below(6);
  if (kind === 0) return { oneOf: [reference(), reference(), reference()] };
  const properties = Array.from({ length: 5 + random.below(16) }, (_, count) => [
    `mark${count}`,
    property(count, random, reference),
  ]);
  const object = {
    type: 'object',
    description: `Sheet of kind ${index}.`,
    required: ['mark0', 'mark1'],
    properties: Object.fromEntries(properties),
  };
  return kind === 1 ? { allOf: [reference(), object] } : object;
}

function property(count: number, random: Random, reference: Reference): object {
  switch (random.below(4)) {
    case 0:
      return reference();
    case 1:
      return { type: 'array', items: reference() };
    default:
      return { ...random.pick(SCALARS), description: `What mark ${count} says.` };
  }
}
