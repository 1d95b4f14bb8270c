import { Fragment } from 'react';

type Props = {
  /** The number of this page, from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
};

/** Links to all pages of a long list, with spaces for those who copy or search them. */
export function PageLinks({ page, pages, hrefOf }: Props) {
  if (pages < 2) return null;
  return (
    <p className="api-many">
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <Fragment key={number}>
          <a href={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
            {number}
          </a>{' '}
        </Fragment>
      ))}
    </p>
  );
}
