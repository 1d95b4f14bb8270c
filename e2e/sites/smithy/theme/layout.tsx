import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <p className="notice-board">The forge is open.</p>
      {children}
    </>
  );
}
