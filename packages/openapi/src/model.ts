import type { JsonObject } from './description/json.ts';
import type { RawSchema, ReadSchema } from './schema/schema.ts';

/** A description in the words of the pages. Nothing of it is HTML; schemas are read when they are shown. */
export type Api = {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  contact?: { name?: string; url?: string; email?: string };
  license?: { name: string; url?: string };
  termsOfService?: string;
  externalDocs?: ExternalDocs;
  servers: Server[];
  schemes: SecurityScheme[];
  /** In the order of the description, those without operations left out. */
  families: Family[];
  operations: Operation[];
  webhooks: Operation[];
  models: Model[];
  readSchema: ReadSchema;
  document: JsonObject;
};

export type ExternalDocs = { url: string; description?: string };

export type Server = {
  url: string;
  description?: string;
  variables: { name: string; default: string; enum: string[]; description?: string }[];
};

export type SecurityScheme = {
  name: string;
  type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS' | 'other';
  description?: string;
  deprecated: boolean;
  /** For keys: where they stand, and under which name. */
  in?: 'query' | 'header' | 'cookie';
  key?: string;
  /** For HTTP: `bearer`, `basic` and the like. */
  scheme?: string;
  bearerFormat?: string;
  url?: string;
  flows: {
    kind: string;
    urls: { label: 'authorization' | 'token' | 'refresh' | 'device'; url: string }[];
    scopes: { name: string; description?: string }[];
  }[];
};

/** One of the ways to be let in: all of its schemes together; none means that nothing is needed. */
export type SecurityChoice = { scheme: string; scopes: string[] }[];

export type Family = {
  name: string;
  slug: string;
  description?: string;
  externalDocs?: ExternalDocs;
  /** The heading that it stands under, where the description groups its families. */
  group?: string;
  operations: Operation[];
};

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export type Parameter = {
  name: string;
  in: ParameterPlace;
  description?: string;
  required: boolean;
  deprecated: boolean;
  since?: string;
  schema: RawSchema;
  /** How a list or an object is written (https://spec.openapis.org/oas/v3.1.1#style-values). */
  style: string;
  explode: boolean;
  allowReserved: boolean;
  /** The content type of a value that is written whole, such as JSON in a query. */
  contentType?: string;
  examples: Example[];
};

export type Example = { name?: string; summary?: string; description?: string; value: unknown };

export type MediaType = {
  contentType: string;
  schema?: RawSchema;
  examples: Example[];
  /** Of a form: the content type of each part, where the description gives it. */
  encodings: { name: string; contentType?: string; headers: Parameter[] }[];
};

export type Body = { description?: string; required: boolean; content: MediaType[] };

export type Response = {
  status: string;
  description?: string;
  content: MediaType[];
  headers: Parameter[];
  links: { name: string; description?: string; operationId?: string; parameters: string[] }[];
};

export type Operation = {
  id: string;
  /** The last part of its address. */
  slug: string;
  title: string;
  method: string;
  path: string;
  description?: string;
  externalDocs?: ExternalDocs;
  deprecated: boolean;
  since?: string;
  permissions: string[];
  adminOnly: boolean;
  servers: Server[];
  security: SecurityChoice[];
  parameters: Parameter[];
  body?: Body;
  responses: Response[];
  callbacks: { name: string; expression: string; operations: Operation[] }[];
  codeSamples: { language: string; label: string; source: string }[];
  /** As it stands in the description. */
  raw: JsonObject;
};

export type Model = { name: string; slug: string; raw: RawSchema };
