import type { Operation } from '../model.ts';
import type { Direction, Level } from './level.ts';
import type { Rule } from './rules.ts';

/** A part of an operation or of the whole API. */
export type Place = {
  kind:
    | 'path'
    | 'query'
    | 'header'
    | 'cookie'
    | 'body'
    | 'response'
    | 'responseHeader'
    | 'callback'
    | 'scheme';
  /** The name of a parameter, header, callback or scheme, or the statuses of a response. */
  name?: string;
  /** Set unless the change concerns all content types. */
  contentType?: string;
};

/** A difference between two schemas. */
export type SchemaChange = {
  rule: Rule;
  /** The path from the outer schema, such as `items[].name`; empty for the schema itself. */
  path: string;
  /** The values that the text of the rule names. */
  before?: string;
  after?: string;
};

export type Change = SchemaChange & {
  level: Level;
  /** From the outside in. Empty for the operation or model itself. */
  places: Place[];
  /** For models that clients both send and receive: the direction in which the change has its level. */
  onlyWhen?: Direction;
};

/** An operation or webhook; one that was removed is from the earlier description. */
export type OperationReference = {
  operation: Operation;
  isWebhook: boolean;
  isRemoved: boolean;
};

export type Subject =
  | { kind: 'api' }
  | { kind: 'operation'; operation: OperationReference }
  /** @property operations the ones that send or receive the model */
  | { kind: 'model'; name: string; operations: OperationReference[] }
  /** The same change in several places. */
  | { kind: 'several'; operations: OperationReference[]; models: string[] };

export type ChangeGroup = {
  subject: Subject;
  /** The worst of its changes. */
  level: Level;
  /** The worst first. */
  changes: Change[];
};

/** How two descriptions of an API differ, for programs that call it. */
export type Changes = {
  before: { title: string; version: string };
  after: { title: string; version: string };
  /** The worst first. */
  groups: ChangeGroup[];
  counts: Record<Level, number>;
};
