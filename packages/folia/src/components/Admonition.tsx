import type { ReactNode } from 'react';
import { admonitionClasses, defaultTitle } from '../contract/admonitions.ts';
import { useSiteValues } from './site-values.ts';

type Props = {
  type?: string;
  title?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** The box of `:::note[Title]`, for use in JSX. It renders the same HTML as `admonition` in `markup/`. */
export function Admonition({ type = 'note', title, className, children }: Props) {
  const { boxTitles } = useSiteValues();
  const kind = defaultTitle(type, boxTitles ?? {});
  const classes = [...admonitionClasses(type), className].filter(Boolean).join(' ');
  return (
    <div className={classes} role="note" aria-label={kind}>
      <p className="admonition-title">{title ?? kind}</p>
      {children}
    </div>
  );
}
