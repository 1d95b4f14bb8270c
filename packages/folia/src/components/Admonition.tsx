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
  return (
    <div className={[...admonitionClasses(type), className].filter(Boolean).join(' ')} role="note">
      <p className="admonition-title">{title ?? defaultTitle(type, boxTitles ?? {})}</p>
      {children}
    </div>
  );
}
