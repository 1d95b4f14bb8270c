import { isObject, type JsonObject, pointerTokens, valueAt } from '../description/json.ts';

/** A description of a small nursery, with every part that is compared. */
export const NURSERY = {
  openapi: '3.1.0',
  info: { title: 'Nursery', version: '1' },
  servers: [{ url: 'https://nursery.example/v1' }],
  security: [{ key: [] }],
  paths: {
    '/beds/{bed}/plants': {
      get: {
        operationId: 'listPlants',
        summary: 'List plants',
        parameters: [
          { name: 'bed', in: 'path', required: true, schema: { type: 'string' } },
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 50, default: 20 },
          },
          { name: 'sort', in: 'query', schema: { type: 'string', enum: ['name', 'height'] } },
          { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
        ],
        responses: {
          200: {
            description: 'Plants',
            headers: { 'X-Total': { schema: { type: 'integer' } } },
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Plant' } },
              },
            },
          },
          404: {
            description: 'No such bed',
            content: { 'application/json': { schema: { type: 'string' } } },
          },
        },
      },
      post: {
        operationId: 'addPlant',
        summary: 'Add a plant',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: {
                  name: { type: 'string', maxLength: 40 },
                  pot: {
                    type: 'object',
                    properties: { depth: { type: 'number' }, color: { type: 'string' } },
                  },
                  id: { type: 'string', readOnly: true },
                  secret: { type: 'string', writeOnly: true },
                  kind: { type: 'string', enum: ['tree', 'herb'] },
                },
              },
            },
            'application/xml': { schema: { type: 'string' } },
          },
        },
        responses: { 201: { description: 'Added' } },
        callbacks: {
          grown: {
            '{$request.body#/url}': {
              post: {
                requestBody: {
                  content: {
                    'application/json': {
                      schema: { type: 'object', properties: { height: { type: 'number' } } },
                    },
                  },
                },
                responses: { 200: { description: 'Thanks' } },
              },
            },
          },
        },
      },
    },
    '/plants/{id}': {
      put: {
        operationId: 'replacePlant',
        summary: 'Replace a plant',
        security: [{ key: [] }, { login: ['write'] }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
        },
        responses: {
          200: {
            description: 'Replaced',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Shape' } } },
          },
        },
      },
      delete: {
        operationId: 'removePlant',
        summary: 'Remove a plant',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 204: { description: 'Removed' } },
      },
    },
  },
  webhooks: {
    watered: {
      post: {
        summary: 'A plant was watered',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['liters'],
                properties: { liters: { type: 'number' } },
              },
            },
          },
        },
        responses: { 200: { description: 'Thanks' } },
      },
    },
  },
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      login: {
        type: 'oauth2',
        flows: {
          clientCredentials: {
            tokenUrl: 'https://nursery.example/token',
            scopes: { write: 'Write' },
          },
        },
      },
    },
    schemas: {
      Plant: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string' },
          height: { type: ['number', 'null'] },
          status: { type: 'string', enum: ['growing', 'resting'] },
          parents: { type: 'array', items: { $ref: '#/components/schemas/Plant' } },
          beds: { type: 'object', additionalProperties: { type: 'integer' } },
          password: { type: 'string', writeOnly: true },
        },
      },
      Order: {
        type: 'object',
        properties: { plant: { $ref: '#/components/schemas/Plant' }, amount: { type: 'integer' } },
      },
      Shape: {
        oneOf: [{ $ref: '#/components/schemas/Round' }, { $ref: '#/components/schemas/Square' }],
      },
      Round: { type: 'object', properties: { radius: { type: 'number' } } },
      Square: { type: 'object', properties: { side: { type: 'number' } } },
    },
  },
} satisfies JsonObject;

/**
 * The description with a value at a JSON pointer replaced; undefined removes it.
 * @throws Error if the object that contains it does not exist
 */
export function nurseryWith(pointer: string, value: unknown): JsonObject {
  return withValue(NURSERY, pointer, value);
}

/** The same for any document. @throws Error if the object that contains it does not exist */
export function withValue(document: JsonObject, pointer: string, value: unknown): JsonObject {
  const copy = structuredClone(document);
  const tokens = pointerTokens(pointer);
  const last = tokens.pop() ?? '';
  const holder = valueAt(copy, tokens);
  if (Array.isArray(holder)) {
    if (value === undefined) holder.splice(Number(last), 1);
    else holder[Number(last)] = value;
  } else if (isObject(holder)) {
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  } else throw new Error(`There is nothing at ${pointer}.`);
  return copy;
}
