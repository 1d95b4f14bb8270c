import { useSyncExternalStore } from 'react';
import type { NavbarVersions, VersionLink } from '../../contract/shell-data.ts';
import { listen } from '../listen.ts';
import { useAddress } from '../router/use-address.ts';
import { useTexts } from '../site-context.ts';
import { stored } from '../stored.ts';
import { type ArchivedVersions, archivedVersions } from './archived-versions.ts';
import { Dropdown } from './Dropdown.tsx';

const CHOSEN_VERSION = 'docs-version';

type Props = { item: NavbarVersions; inMenu: boolean };

/**
 * The versions of the docs, each linking to the same page on its own host. It becomes visible once
 * the list has loaded; in the bar it keeps its space until then, so that nothing shifts. If the
 * list fails to load, the bar shows the current version; on an unknown host, it links to the same
 * page on the host with the list.
 */
export function VersionDropdown({ item, inMenu }: Props) {
  const texts = useTexts();
  const address = useAddress();
  const archived = useArchivedVersions(item.listOrigin);
  const versions = archived.status === 'loaded' ? item.versions.concat(archived.versions) : [];
  const current = versions.find(isCurrentHost);
  const chosen = useSyncExternalStore(subscribeToStorage, readChosen, () => null);
  const isFailed = archived.status === 'failed';
  const shown = isFailed ? item.versions.find(isCurrentHost) : current;
  const label = <VersionLabel label={shown?.label ?? texts.versions} others={item.versions} />;
  if (isFailed) {
    if (inMenu) return null;
    if (shown) return <span className="plain-version">{label}</span>;
    return (
      <a className="plain-version" href={address && moveToHost(item.listOrigin, address)}>
        {label}
      </a>
    );
  }
  return (
    <Dropdown
      label={label}
      pending={archived.status === 'loaded' ? undefined : archived.status}
      needsScripts
    >
      {versions.map((version) => (
        <li key={version.url}>
          <a
            href={address && moveToHost(version.url, address)}
            aria-current={version === current ? 'true' : undefined}
            data-chosen={version.label === chosen ? '' : undefined}
            onClick={() => stored(CHOSEN_VERSION, version.label)}
          >
            {version.label}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}

/**
 * A label with the width of the longest version known at build time, so that the bar does not
 * shift.
 */
function VersionLabel({ label, others }: { label: string; others: VersionLink[] }) {
  const texts = useTexts();
  const widest = [texts.versions, ...others.map((version) => version.label)].reduce(
    (longest, other) => (other.length > longest.length ? other : longest),
  );
  return (
    <span className="version-label" data-widest={widest}>
      <span>{label}</span>
    </span>
  );
}

/** The same path, query and fragment on another host. No path can change the host. */
function moveToHost(host: string, address: string): string {
  const { pathname, search, hash } = new URL(address);
  return Object.assign(new URL(host), { pathname, search, hash }).href;
}

const LOADING: ArchivedVersions = { status: 'loading' };

function useArchivedVersions(listOrigin: string): ArchivedVersions {
  return useSyncExternalStore(
    (listener) => archivedVersions(listOrigin).subscribe(listener),
    () => archivedVersions(listOrigin).getState(),
    () => LOADING,
  );
}

function isCurrentHost({ url }: VersionLink): boolean {
  return new URL(url).origin === location.origin;
}

function readChosen(): string | null {
  return stored(CHOSEN_VERSION);
}

function subscribeToStorage(listener: () => void): () => void {
  // A document in the back/forward cache missed what other tabs stored.
  return listen(['storage', 'pageshow'], listener);
}
