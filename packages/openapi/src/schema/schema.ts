/** A schema as written in a description: an object, or true and false for anything and nothing. */
export type RawSchema = Record<string, unknown> | boolean;

export type Property = { name: string; schema: RawSchema; required: boolean };

/** Alternatives: exactly one of them applies, or at least one. */
export type Variants = { kind: 'oneOf' | 'anyOf'; choices: RawSchema[] };

export type Discriminator = {
  property: string;
  /** The schema for each value of the property. */
  mapping: { value: string; schema: RawSchema }[];
  /** The schema if the property is missing or has another value. */
  defaultSchema?: RawSchema;
  /** Whether it belongs to a schema that this one extends; then its values stand for other schemas, too. */
  isInherited?: boolean;
};

/** What applies if a value matches a schema, or does not match it. */
export type Condition = { when: RawSchema; met?: RawSchema; unmet?: RawSchema };

/** What the presence of a property requires. */
export type Dependent = { property: string; required: string[]; schema?: RawSchema };

/** How a value is written in XML. */
export type XmlForm = {
  name?: string;
  prefix?: string;
  namespace?: string;
  nodeType?: string;
  isWrapped: boolean;
};

/** A constraint on a value, by its JSON Schema keyword. */
export type Bound = { keyword: string; value: string };

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
  /** Without `null`, unless it is the only one. */
  types: string[];
  /** Set if no value matches, because the schema forbids all or its parts contradict each other. */
  impossible?: 'forbidden' | 'contradiction';
  nullable: boolean;
  format?: string;
  deprecated: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  /** The release that introduced it, from an extension. */
  since?: string;
  enum?: unknown[];
  /** Names and descriptions of values of the enum, from extensions. */
  valueNotes: { value: unknown; name?: string; description?: string }[];
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
  /** The schema of items that no other keyword describes, or whether they are allowed. */
  furtherItems?: RawSchema;
  contains?: RawSchema;
  propertyNames?: RawSchema;
  dependents: Dependent[];
  conditions: Condition[];
  /** The schema of the value that a string contains, encoded. */
  contentSchema?: RawSchema;
  variants: Variants[];
  not?: RawSchema;
  discriminator?: Discriminator;
  xml?: XmlForm;
  externalDocs?: { url: string; description?: string };
};

/** Reads the schemas of a description. */
export type ReadSchema = (raw: RawSchema) => Schema;
