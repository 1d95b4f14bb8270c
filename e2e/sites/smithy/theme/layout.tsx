import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <aside aria-label="Notice board">The forge is open.</aside>
      {children}
    </>
  );
}
