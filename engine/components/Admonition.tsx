import type { ReactNode } from 'react';

/** The kinds of boxes, and the other names that authors know them by. */
const KINDS: Record<string, string> = {
  note: 'note',
  secondary: 'note',
  tip: 'tip',
  success: 'tip',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

type Props = {
  type?: string;
  title?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** The box of `:::note[Title]`, for use within JSX. */
export function Admonition({ type = 'note', title, className, children }: Props) {
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : 'note';
  return (
    <div className={['admonition', kind, className].filter(Boolean).join(' ')} role="note">
      <p className="admonition-title">{title ?? type[0]?.toUpperCase() + type.slice(1)}</p>
      {children}
    </div>
  );
}
