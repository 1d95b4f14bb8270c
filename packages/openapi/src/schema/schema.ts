/** A schema as a description writes it: an object, or true and false for anything and nothing. */
export type RawSchema = Record<string, unknown> | boolean;

export type Property = { name: string; schema: RawSchema; required: boolean };

/** Alternatives: exactly one of them holds, or at least one. */
export type Variants = { kind: 'oneOf' | 'anyOf'; choices: RawSchema[] };

export type Discriminator = {
  property: string;
  /** The schema that each value of the property stands for. */
  mapping: { value: string; schema: RawSchema }[];
};

/** A bound of a value, by the keyword of JSON Schema that sets it. */
export type Bound = { keyword: string; value: string };

/** What one schema says, references followed and `allOf` merged; schemas within it stay as they are written. */
export type Schema = {
  /** The model that it is, where it has a name of its own. */
  model?: string;
  /** The models that it is all of, where it adds nothing to them. */
  allOfModels?: string[];
  /** Two parts of an `allOf` name the same property: this is what both say of it. It may go on without end. */
  isWoven?: boolean;
  title?: string;
  description?: string;
  /** Without `null`. */
  types: string[];
  nullable: boolean;
  format?: string;
  deprecated: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  /** The release that brought it, by an extension. */
  since?: string;
  enum?: unknown[];
  const?: { value: unknown };
  default?: { value: unknown };
  examples: unknown[];
  bounds: Bound[];
  properties: Property[];
  patternProperties: Property[];
  /** Further properties: their schema, whether any may follow, or nothing said. */
  additional?: RawSchema;
  items?: RawSchema;
  prefixItems: RawSchema[];
  variants: Variants[];
  not?: RawSchema;
  discriminator?: Discriminator;
};

/** Reads schemas of one description. */
export type ReadSchema = (raw: RawSchema) => Schema;
