import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import './phone.css';

type PhoneProps = {
  /** Title in the bar of the app. */
  title?: string;
  /** Whether the bar starts with an arrow that leads back. */
  back?: boolean;
  /** Buttons at the end of the bar. */
  actions?: ReactNode;
  /** The open tab; without it, the screen has neither tabs nor the user's picture. */
  tab?: 'Photos' | 'Search' | 'Albums' | 'Library';
  /** Step numbers of tabs. */
  marks?: Record<string, number>;
  children?: ReactNode;
};

const TABS: { label: NonNullable<PhoneProps['tab']>; icon: IconName }[] = [
  { label: 'Photos', icon: 'photos' },
  { label: 'Search', icon: 'search' },
  { label: 'Albums', icon: 'album' },
  { label: 'Library', icon: 'library' },
];

/** A screen of the mobile app. */
export function Phone({ title, back, actions, tab, marks = {}, children }: PhoneProps) {
  return (
    <div className="phone-part">
      <div className="phone-bar">
        {back && <Icon name="back" />}
        <span className="page-title">{title ?? (tab && <span className="brand-dot" />)}</span>
        <span className="actions">
          {actions}
          {tab !== undefined && <span className="avatar-part" />}
        </span>
      </div>
      <div className="phone-page">{children}</div>
      {tab !== undefined && (
        <div className="phone-tabs">
          {TABS.map(({ label, icon }) => (
            <span
              key={label}
              className={label === tab ? 'phone-tab active' : 'phone-tab'}
              data-mark={marks[label]}
            >
              <Icon name={icon} />
              {label}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
