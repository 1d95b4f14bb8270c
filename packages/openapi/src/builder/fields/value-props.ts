import type { ReactNode } from 'react';
import type { RequestSchema } from '../../samples/index.ts';

/** A value with its schema. */
export type ValueProps = {
  name: string;
  schema: RequestSchema;
  /** Undefined is not sent. */
  value: unknown;
  required: boolean;
  description?: string;
  /** Whether the value is a file of a form. */
  isFile?: boolean;
  /** A button that removes the value. */
  extra?: ReactNode;
  onChange: (value: unknown) => void;
};
