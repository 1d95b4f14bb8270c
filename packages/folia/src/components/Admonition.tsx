import type { ReactNode } from 'react';
import { ADMONITIONS, getDefaultTitle, isAdmonition } from '../contract/admonitions.ts';
import { useSiteValues } from './site-values.ts';

type Props = {
  type?: string;
  title?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** The box of `:::note[Title]`, for use in JSX. */
export function Admonition({ type = 'note', title, className, children }: Props) {
  const { boxTitles } = useSiteValues();
  const kind = isAdmonition(type) ? ADMONITIONS[type] : `note ${type}`;
  return (
    <div className={['admonition', kind, className].filter(Boolean).join(' ')} role="note">
      <p className="admonition-title">{title ?? boxTitles?.[type] ?? getDefaultTitle(type)}</p>
      {children}
    </div>
  );
}
