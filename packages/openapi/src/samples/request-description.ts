import type { ParameterLocation, SecurityChoice, SecurityScheme, Server } from '../model.ts';

/**
 * Everything needed to write requests to one operation, as a plain JSON value: it refers to nothing
 * outside itself, so that a browser can build requests from it.
 */
export type RequestDescription = {
  method: string;
  /** With placeholders, such as `/ports/{port}`. */
  path: string;
  /** Descriptions of servers, schemes and parameters are shortened to their beginning, as plain text. */
  servers: Server[];
  /** The alternatives for authentication. An empty one allows requests without credentials. */
  security: SecurityChoice[];
  /** The schemes that the alternatives name. */
  schemes: SecurityScheme[];
  parameters: RequestParameter[];
  /** The body in each media type, the preferred one first. Without any, the request has no body. */
  bodies: RequestBody[];
  isBodyRequired: boolean;
  response: ExpectedResponse;
};

export type ExpectedResponse = {
  /** The media type for the header `Accept`. */
  accept?: string;
  isJson: boolean;
  /** The name of a file to save the response to, if it is not text. */
  download?: string;
  /** As a TypeScript type. */
  resultType?: string;
};

/** How a value is serialized (https://spec.openapis.org/oas/v3.1.1#style-values). */
export type Serialization = {
  name: string;
  style: string;
  explode: boolean;
  allowReserved?: boolean;
  /** Whether the name is sent without a value if the value is null. */
  allowEmptyValue?: boolean;
  /** The media type of a value that is serialized as a whole, such as JSON in a query. */
  contentType?: string;
};

export type RequestParameter = Serialization & {
  /** `querystring` is a whole query string, which needs no name (OpenAPI 3.2). */
  in: ParameterLocation | 'querystring';
  required: boolean;
  deprecated: boolean;
  description?: string;
  schema: RequestSchema;
  /** At least one. */
  examples: RequestExample[];
};

export type RequestExample = {
  name?: string;
  summary?: string;
  value: unknown;
  /** Whether it was generated from the schema, since the description contains no example. */
  isGenerated?: boolean;
};

export type BodyKind = 'json' | 'form' | 'multipart' | 'xml' | 'text' | 'file';

export type RequestBody = {
  contentType: string;
  kind: BodyKind;
  schema?: RequestSchema;
  /** Of forms: how each field is sent. Fields that are not listed are sent by their type. */
  fields: RequestField[];
  /** At least one. The value of a file is its name. */
  examples: RequestExample[];
};

export type RequestField = {
  name: string;
  /** Whether its value is the name of a file, or a list of such names. */
  isFile: boolean;
  contentType?: string;
  /** If specified, these take precedence over the media type. */
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  /** Of parts of multipart bodies. */
  headers: [name: string, value: string][];
};

/** A schema without references, limited in depth and size. */
export type RequestSchema = {
  title?: string;
  /** Its beginning as plain text. */
  description?: string;
  /** Without `null`; any type if empty. */
  types: string[];
  nullable?: boolean;
  format?: string;
  deprecated?: boolean;
  enum?: unknown[];
  const?: { value: unknown };
  default?: { value: unknown };
  /** Constraints by JSON Schema keyword, such as `minLength`. */
  bounds?: Record<string, string>;
  /** An example of a value that is neither a list nor an object. */
  example?: unknown;
  properties?: { name: string; required: boolean; schema: RequestSchema }[];
  /** The schema of further properties, or whether they are allowed. */
  additional?: RequestSchema | boolean;
  items?: RequestSchema;
  /** Alternatives (`oneOf`, `anyOf`). */
  choices?: RequestSchema[];
  /** How it is written in XML bodies. The name of a model counts as its name. */
  xml?: XmlNode;
  /** Whether parts are left out because the schema is recursive or too large. */
  isCut?: boolean;
};

/** How a value is written as XML (https://spec.openapis.org/oas/v3.2.0#xml-object). */
export type XmlNode = {
  name?: string;
  namespace?: string;
  prefix?: string;
  /** A list that is wrapped in an element is one. */
  kind?: 'element' | 'attribute' | 'text' | 'cdata' | 'none';
};
