import { Fragment, type ReactNode } from 'react';

/** Facts in one line, after their subject. */
export function FactLine({ facts, children }: { facts: ReactNode[]; children?: ReactNode }) {
  return (
    <p className="api-facts">
      {children}
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <Fragment key={index}>
          {index > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}
