import { type ReactNode, Suspense, useEffect } from 'react';
import { useSite } from './site-context.ts';

/**
 * A part of the shell that React hydrates after what surrounds it, in a task of its own, so that the browser can respond in
 * between. Until then, it does not follow the router.
 */
export function Slice({ children }: { children: ReactNode }) {
  const { hydration } = useSite();
  useEffect(() => hydration?.begin(), [hydration]);
  return (
    <Suspense>
      {children}
      <Hydrated />
    </Suspense>
  );
}

/** Reports that the slice around it is hydrated. */
export function Hydrated() {
  const { hydration } = useSite();
  useEffect(() => hydration?.end(), [hydration]);
  return null;
}
