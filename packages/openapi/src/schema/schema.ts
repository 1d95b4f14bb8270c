/** A schema as written in a description: an object, or true and false for anything and nothing. */
export type RawSchema = Record<string, unknown> | boolean;

export type Property = { name: string; schema: RawSchema; required: boolean };

/** Alternatives: exactly one of them applies, or at least one. */
export type Variants = { kind: 'oneOf' | 'anyOf'; choices: RawSchema[] };

export type Discriminator = {
  property: string;
  /** The schema for each value of the property. */
  mapping: { value: string; schema: RawSchema }[];
};

/** A constraint on a value, by its JSON Schema keyword. */
export type Bound = { keyword: string; value: string };

/** How a value is written as XML (https://spec.openapis.org/oas/v3.2.0#xml-object). */
export type XmlNode = {
  name?: string;
  namespace?: string;
  prefix?: string;
  /** Of versions before 3.2, `attribute` and `wrapped` are the kinds `attribute` and `element`. */
  kind?: 'element' | 'attribute' | 'text' | 'cdata' | 'none';
};

/** One schema, with references resolved and `allOf` merged. Nested schemas are unresolved. */
export type Schema = {
  /** The model's name, if the schema is a named one. */
  model?: string;
  /** The models of an `allOf` that adds nothing to them. */
  allOfModels?: string[];
  /**
   * Whether this combines two parts of an `allOf` that have the same property. Such schemas may
   * nest infinitely.
   */
  isMerged?: boolean;
  title?: string;
  description?: string;
  /** Without `null`. */
  types: string[];
  nullable: boolean;
  format?: string;
  deprecated: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  /** The release that introduced it, from an extension. */
  since?: string;
  enum?: unknown[];
  const?: { value: unknown };
  default?: { value: unknown };
  examples: unknown[];
  bounds: Bound[];
  properties: Property[];
  patternProperties: Property[];
  /** The schema of further properties, whether they are allowed, or undefined if unspecified. */
  additional?: RawSchema;
  items?: RawSchema;
  prefixItems: RawSchema[];
  variants: Variants[];
  not?: RawSchema;
  discriminator?: Discriminator;
  xml?: XmlNode;
};

/** Reads the schemas of a description. */
export type ReadSchema = (raw: RawSchema) => Schema;
