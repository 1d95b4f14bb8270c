import type { JsonObject } from './description/json.ts';
import type { RawSchema, ReadSchema } from './schema/schema.ts';

/** A description in the form that pages need. It contains no HTML; schemas are read on demand. */
export type Api = {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  contact?: { name?: string; url?: string; email?: string };
  license?: { name: string; url?: string; identifier?: string };
  termsOfService?: string;
  externalDocs?: ExternalDocs;
  /** The address of the description itself (`$self` of version 3.2). */
  self?: string;
  servers: Server[];
  schemes: SecurityScheme[];
  /** In the order of the description, without those that have no operations. */
  families: Family[];
  /** As declared, with the labels that readers see. */
  tags: { name: string; label: string; description?: string; externalDocs?: ExternalDocs }[];
  operations: Operation[];
  webhooks: Operation[];
  models: Model[];
  readSchema: ReadSchema;
  document: JsonObject;
};

export type ExternalDocs = { url: string; description?: string };

export type Server = {
  /** Absolute if the description states its own address (`$self`), or else as written. */
  url: string;
  name?: string;
  description?: string;
  variables: { name: string; default: string; enum: string[]; description?: string }[];
};

export type SecurityScheme = {
  name: string;
  type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS' | 'other';
  description?: string;
  deprecated: boolean;
  /** For API keys: where they are sent, and under which name. */
  in?: 'query' | 'header' | 'cookie';
  key?: string;
  /** For HTTP: `bearer`, `basic` and so on. */
  scheme?: string;
  bearerFormat?: string;
  /** For OpenID Connect and OAuth 2.0: the address of the metadata. */
  url?: string;
  flows: {
    kind: string;
    urls: { label: 'authorization' | 'token' | 'refresh' | 'device'; url: string }[];
    scopes: { name: string; description?: string }[];
  }[];
};

/**
 * One of the alternatives for authentication, which requires all of its schemes. One without
 * schemes states that no authentication is needed; no alternatives at all state nothing.
 */
export type SecurityChoice = { scheme: string; scopes: string[] }[];

export type Family = {
  name: string;
  /** The tag of its operations, or the name of a group without one. */
  tag: string;
  slug: string;
  description?: string;
  externalDocs?: ExternalDocs;
  /** The heading of the family's group, if the description groups its families. */
  group?: string;
  operations: Operation[];
};

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export type Parameter = {
  name: string;
  in: ParameterLocation;
  description?: string;
  required: boolean;
  deprecated: boolean;
  since?: string;
  schema: RawSchema;
  /** How a list or an object is serialized (https://spec.openapis.org/oas/v3.1.1#style-values). */
  style: string;
  explode: boolean;
  allowReserved: boolean;
  /** Whether the name may be sent without a value. */
  allowEmptyValue?: boolean;
  /** Whether the value is a whole query string, which has no name (OpenAPI 3.2). */
  isQueryString?: boolean;
  /** The content type of a value that is serialized as a whole, such as JSON in a query. */
  contentType?: string;
  examples: Example[];
  linkedExamples?: LinkedExample[];
};

export type Example = { name?: string; summary?: string; description?: string; value: unknown };

/** An example in a file of its own, which is not part of the description. */
export type LinkedExample = { name: string; summary?: string; description?: string; url: string };

export type MediaType = {
  contentType: string;
  /** For a sequence without a schema of its own, that of its items. */
  schema?: RawSchema;
  /** For a sequence, such as lines of JSON or events, the schema of each item. */
  itemSchema?: RawSchema;
  examples: Example[];
  linkedExamples?: LinkedExample[];
  /** For forms: how each field is sent, if the description specifies it. */
  encodings: FieldEncoding[];
};

export type FieldEncoding = {
  name: string;
  contentType?: string;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  headers: Parameter[];
};

export type Body = { description?: string; required: boolean; content: MediaType[] };

export type Response = {
  status: string;
  summary?: string;
  description?: string;
  content: MediaType[];
  headers: Parameter[];
  links: ResponseLink[];
};

/** How to continue with a response. */
export type ResponseLink = {
  name: string;
  description?: string;
  operationId?: string;
  /** Instead of an id, a reference to an operation, as written. */
  operationRef?: string;
  parameters: string[];
  body?: string;
  server?: string;
};

export type Operation = {
  id: string;
  /** The last segment of its URL. */
  slug: string;
  title: string;
  method: string;
  path: string;
  tags: string[];
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
  /** As written in the description. */
  raw: JsonObject;
};

export type Model = { name: string; slug: string; raw: RawSchema };
