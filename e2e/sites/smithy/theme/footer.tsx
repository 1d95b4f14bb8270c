import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

export default function Footer({ children }: { children: ReactNode }) {
  return (
    <>
      <aside aria-label="Smithy">
        The fire burns since 1890. <Link to="/docs/anvil#horn">Visit the anvil</Link>
      </aside>
      {children}
    </>
  );
}
