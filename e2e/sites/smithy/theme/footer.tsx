import type { ReactNode } from 'react';

export default function Footer({ children }: { children: ReactNode }) {
  return (
    <>
      <aside aria-label="Smithy">
        The fire burns since 1890. <a href="/docs/anvil#horn">Visit the anvil</a>
      </aside>
      {children}
    </>
  );
}
