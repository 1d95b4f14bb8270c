import { useSyncExternalStore } from 'react';
import type { NavbarVersions, VersionLink } from '../../contract/shell-data.ts';
import { useAddress } from '../router/use-address.ts';
import { useTexts } from '../site-context.ts';
import { stored } from '../stored.ts';
import { type ArchivedVersions, archivedVersions } from './archived-versions.ts';
import { Dropdown } from './Dropdown.tsx';

const CHOSEN_VERSION = 'docs-version';

type Props = { item: NavbarVersions; inMenu: boolean };

/**
 * The versions of the docs, each with the same page on its own host. It shows once the list has come; in the bar
 * its place is kept until then and for good, so that nothing beside it moves.
 */
export function VersionDropdown({ item, inMenu }: Props) {
  const texts = useTexts();
  const address = useAddress();
  const archived = useArchivedVersions(item.listOrigin);
  const versions = archived.status === 'loaded' ? item.versions.concat(archived.versions) : [];
  const current = versions.find(isHere);
  const chosen = useSyncExternalStore(subscribeToStorage, readChosen, () => null);
  if (archived.status === 'failed' && inMenu) return null;
  return (
    <Dropdown
      label={current?.label ?? texts.versions}
      pending={archived.status === 'loaded' ? undefined : archived.status}
      needsScripts
    >
      {versions.map((version) => (
        <li key={version.url}>
          <a
            href={address && addressIn(version, address)}
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

/** The same path, query and fragment on the host of a version. Whatever the path is, it cannot name another host. */
function addressIn(version: VersionLink, address: string): string {
  const { pathname, search, hash } = new URL(address);
  return Object.assign(new URL(version.url), { pathname, search, hash }).href;
}

const LOADING: ArchivedVersions = { status: 'loading' };

function useArchivedVersions(listOrigin: string): ArchivedVersions {
  return useSyncExternalStore(
    (listener) => archivedVersions(listOrigin).subscribe(listener),
    () => archivedVersions(listOrigin).getState(),
    () => LOADING,
  );
}

function isHere({ url }: VersionLink): boolean {
  return new URL(url).origin === location.origin;
}

function readChosen(): string | null {
  return stored(CHOSEN_VERSION);
}

function subscribeToStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
