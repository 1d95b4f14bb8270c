import type { PageValues } from 'folia/components';
import type { ReactNode } from 'react';
import Hammer from '../components/hammer.island.tsx';

type Props = { page: PageValues; children: ReactNode };

export default function Doc({ page, children }: Props) {
  const { heat } = page.frontmatter;
  return (
    <>
      {typeof heat === 'number' && <p className="heat">Needs {heat} degrees.</p>}
      {children}
      <Hammer label={`Strike ${page.title}`} />
    </>
  );
}
