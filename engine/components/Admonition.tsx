import type { ReactNode } from 'react';

type Props = {
  type: 'note' | 'tip' | 'info' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
};

/** The box of `:::note[Title]`, for use within JSX. */
export function Admonition({ type, title, children }: Props) {
  return (
    <div className={`admonition ${type}`} role="note">
      <p className="admonition-title">{title ?? type[0]?.toUpperCase() + type.slice(1)}</p>
      {children}
    </div>
  );
}
