import type { ComponentType } from 'react';

/** Whether what a module exports is a React component: a function, or what `memo` and the like make of one. */
export function isComponent(value: unknown): value is ComponentType<Record<string, unknown>> {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))
  );
}
