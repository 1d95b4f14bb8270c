import type { ComponentType } from 'react';

/**
 * Whether an exported value is a React component: a function, or the result of `memo` or a similar function.
 */
export function isComponent(value: unknown): value is ComponentType<Record<string, unknown>> {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))
  );
}
