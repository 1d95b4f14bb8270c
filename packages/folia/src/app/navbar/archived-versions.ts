import type { VersionLink } from '../../contract/shell-data.ts';
import { fetchInTime } from '../fetch-in-time.ts';
import { makeStore, type Source } from '../store.ts';

/** Limits the length of the list, of its text, and of a name. */
const MAX_VERSIONS = 200;
const MAX_CHARACTERS = 200_000;
const MAX_LABEL = 100;

/** The origin of a production build on the developer's machine. */
const LOCAL_ORIGIN = 'http://localhost:3005';

export type ArchivedVersions =
  | { status: 'loading' }
  | { status: 'loaded'; versions: VersionLink[] }
  | { status: 'failed' };

const stores = new Map<string, Source<ArchivedVersions>>();

/** The store of the archived versions listed by the production host, shared by all subscribers. */
export function archivedVersions(productionOrigin: string): Source<ArchivedVersions> {
  const host = location.origin === LOCAL_ORIGIN ? LOCAL_ORIGIN : productionOrigin;
  const store = stores.get(host) ?? makeVersionStore(`${host}/archived-versions.json`);
  stores.set(host, store);
  return store;
}

/** Creates a store for the list at a URL, which the first subscriber requests. Errors are logged to the console. */
export function makeVersionStore(url: string): Source<ArchivedVersions> {
  const { getState, setState, subscribe } = makeStore<ArchivedVersions>({ status: 'loading' });
  let isRequested = false;

  async function load(): Promise<void> {
    try {
      setState({ status: 'loaded', versions: await fetchVersions(url) });
    } catch (error) {
      console.error('Failed to fetch versions', error);
      setState({ status: 'failed' });
    }
  }

  return {
    getState,
    subscribe(listener) {
      if (!isRequested) void load();
      isRequested = true;
      return subscribe(listener);
    },
  };
}

async function fetchVersions(url: string): Promise<VersionLink[]> {
  const list: unknown = JSON.parse(await fetchShortText(url));
  if (!Array.isArray(list)) throw new Error(`${url} is not a list of versions`);
  return list.filter(isVersion).slice(0, MAX_VERSIONS);
}

/** @throws if the text is not there, or longer than the limit, without reading the rest */
async function fetchShortText(url: string): Promise<string> {
  const response = await fetchInTime(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    text += part.value;
    if (text.length > MAX_CHARACTERS) {
      await reader?.cancel();
      throw new Error(`${url}: too long`);
    }
  }
  return text;
}

/** Invalid entries, such as those with a `javascript:` URL, are ignored. */
function isVersion(value: unknown): value is VersionLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string' &&
    value.label.trim() !== '' &&
    value.label.length <= MAX_LABEL &&
    'url' in value &&
    typeof value.url === 'string' &&
    /^https?:\/\//i.test(value.url) &&
    URL.canParse(value.url)
  );
}
