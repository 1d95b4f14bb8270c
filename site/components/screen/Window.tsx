import type { ReactNode } from 'react';
import { Button } from './controls.tsx';
import { Icon, type IconName } from './icons.tsx';
import type { Marked } from './mark.ts';
import './window.css';

export type SideBarItem = Marked & { label: string; icon?: IconName };

type WindowProps = {
  /** At the start of the top bar, such as the name of another product. */
  brand?: ReactNode;
  /** At the end of the top bar. */
  top?: ReactNode;
  sideBar?: SideBarItem[];
  /** The label of the open item of the side bar. */
  active?: string;
  /** Heading of the page in the window. */
  title?: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** The window of a web interface: a top bar, a side bar, and a page. */
export function Window(props: WindowProps) {
  const { brand, top, sideBar, active, title, actions, children } = props;
  return (
    <div className="window">
      <div className="window-bar">
        <span className="window-brand">{brand ?? <span className="brand-dot" />}</span>
        {top}
      </div>
      <div className="window-body">
        {sideBar && <SideBar items={sideBar} active={active} />}
        <div className="window-page">
          {(title !== undefined || actions) && (
            <div className="page-head">
              <span className="page-title">{title}</span>
              <span className="actions">{actions}</span>
            </div>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

function SideBar({ items, active }: { items: SideBarItem[]; active: string | undefined }) {
  return (
    <div className="side-bar">
      {items.map(({ label, icon, mark }) => (
        <span key={label} className={label === active ? 'item active' : 'item'} data-mark={mark}>
          {icon && <Icon name={icon} />}
          <span>{label}</span>
        </span>
      ))}
    </div>
  );
}

type WebProps = {
  /** The label of the open item of the side bar. */
  active?: string;
  /** Step numbers of items of the side bar, by label. */
  marks?: Record<string, number>;
  /** Items of the side bar that a user has turned on, such as **Tags**. */
  extra?: string[];
  title?: string;
  actions?: ReactNode;
  /** Step number of the avatar, which opens the user's menu. */
  avatarMark?: number;
  uploadMark?: number;
  searchMark?: number;
  children?: ReactNode;
};

const LIBRARY: { label: string; icon: IconName; optional?: boolean }[] = [
  { label: 'Photos', icon: 'photos' },
  { label: 'Explore', icon: 'search' },
  { label: 'Map', icon: 'map' },
  { label: 'People', icon: 'person', optional: true },
  { label: 'Shared links', icon: 'link', optional: true },
  { label: 'Sharing', icon: 'people' },
  { label: 'Favorites', icon: 'heart' },
  { label: 'Albums', icon: 'album' },
  { label: 'Tags', icon: 'tag', optional: true },
  { label: 'Folders', icon: 'folder', optional: true },
  { label: 'Utilities', icon: 'tools' },
  { label: 'Archive', icon: 'archive' },
  { label: 'Trash', icon: 'trash' },
];

const ADMINISTRATION: { label: string; icon: IconName }[] = [
  { label: 'Users', icon: 'people' },
  { label: 'Jobs', icon: 'jobs' },
  { label: 'Settings', icon: 'settings' },
  { label: 'External Libraries', icon: 'library' },
  { label: 'Server Stats', icon: 'stats' },
];

/** The web app as a user sees it. */
export function WebApp(props: WebProps) {
  const { marks = {}, extra = [], avatarMark, uploadMark, searchMark, ...page } = props;
  const items = LIBRARY.filter(({ label, optional }) => !optional || extra.includes(label));
  return (
    <Window
      {...page}
      sideBar={items.map(({ label, icon }) => ({ label, icon, mark: marks[label] }))}
      top={
        <>
          <span className="search-part" data-mark={searchMark}>
            <Icon name="search" />
            Search your photos
          </span>
          <Button label="Upload" icon="upload" quiet mark={uploadMark} />
          <span className="avatar" data-mark={avatarMark} />
        </>
      }
    />
  );
}

/** The web app in **Administration**. */
export function Administration(props: Omit<WebProps, 'extra' | 'uploadMark' | 'searchMark'>) {
  const { marks = {}, avatarMark, ...page } = props;
  return (
    <Window
      {...page}
      sideBar={ADMINISTRATION.map(({ label, icon }) => ({ label, icon, mark: marks[label] }))}
      top={<span className="avatar" data-mark={avatarMark} />}
    />
  );
}
