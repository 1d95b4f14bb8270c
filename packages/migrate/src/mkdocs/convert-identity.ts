import { posix } from 'node:path';
import type { Converted, Note, Values } from '../note.ts';
import { UNKNOWN_ADDRESS, unknownAddressNote } from '../unknown-address.ts';
import type { MkdocsConfig } from './read-config.ts';

export type Identity = Converted<Values> & { origin: string; basePath: string; editUrl?: string };

/** Converts name, address, description and repository. */
export function convertIdentity(config: MkdocsConfig): Identity {
  const notes: Note[] = [{ group: 'config', outcome: 'migrated', key: 'site_name' }];
  const url = readUrl(config.site_url);
  if (url) notes.push({ group: 'config', outcome: 'migrated', key: 'site_url' });
  else notes.push(unknownAddressNote('site_url'));
  const origin = url?.origin ?? UNKNOWN_ADDRESS;
  const basePath = url ? url.pathname.replace(/\/?$/, '/') : '/';
  const tagline = config.site_description?.trim() || undefined;
  if (tagline !== undefined) {
    const text = 'It is the tagline.';
    notes.push({ group: 'config', outcome: 'migrated', key: 'site_description', text });
  }
  const address = convertAddressForm(config);
  const edit = convertEditUrl(config);
  return {
    value: {
      title: config.site_name,
      ...(tagline === undefined ? {} : { tagline }),
      url: origin,
      ...(basePath === '/' ? {} : { baseUrl: basePath }),
      ...address.value,
    },
    notes: [...notes, ...address.notes, ...edit.notes],
    origin,
    basePath,
    editUrl: edit.value,
  };
}

function readUrl(url: string | null | undefined): URL | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  return /^https?:$/.test(new URL(url).protocol) ? new URL(url) : undefined;
}

function convertAddressForm({ use_directory_urls: hasFolders }: MkdocsConfig): Converted<Values> {
  if (hasFolders) return { value: { trailingSlash: true }, notes: [] };
  const text =
    'Pages have addresses without extension and are files such as "guide/start.html", so both forms work. "/guide/index.html" is now "/guide".';
  return {
    value: { trailingSlash: false },
    notes: [{ group: 'config', outcome: 'changed', key: 'use_directory_urls', text }],
  };
}

/** The address to which the engine appends the path of a file, with the docs folder. */
function convertEditUrl(config: MkdocsConfig): Converted<string | undefined> {
  const { repo_url: repository, docs_dir: docsDir, theme, features } = config;
  if (!repository || config.edit_uri === '') return { value: undefined, notes: [] };
  if (theme['name'] === 'material' && !features.has('content.action.edit')) {
    return { value: undefined, notes: [] };
  }
  const note = (outcome: Note['outcome'], text?: string): Note[] => [
    { group: 'docs', outcome, key: 'edit_uri', text },
  ];
  if (config.edit_uri_template) {
    return {
      value: undefined,
      notes: note('dropped', 'Templates of edit links are not supported; set docs.editUrl.'),
    };
  }
  const uri = config.edit_uri ?? defaultEditUri(repository, docsDir);
  if (uri === undefined) return { value: undefined, notes: [] };
  const base = /^https?:/.test(uri)
    ? uri
    : `${repository.replace(/\/$/, '')}/${uri.replace(/^\//, '')}`;
  const folder = `${posix.normalize(docsDir).replace(/^\.\/|\/$/g, '')}/`;
  const whole = base.replace(/\/?$/, '/');
  if (!whole.endsWith(`/${folder}`)) {
    return {
      value: undefined,
      notes: note('dropped', `It does not end with the docs folder "${folder}"; set docs.editUrl.`),
    };
  }
  return { value: whole.slice(0, -folder.length), notes: note('migrated') };
}

/** The defaults for known hosts: https://www.mkdocs.org/user-guide/configuration/#edit_uri */
function defaultEditUri(repository: string, docsDir: string): string | undefined {
  if (!URL.canParse(repository)) return undefined;
  const { host } = new URL(repository);
  if (host === 'github.com') return `edit/master/${docsDir}/`;
  if (host === 'gitlab.com') return `edit/master/${docsDir}/`;
  return host === 'bitbucket.org' ? `src/default/${docsDir}/` : undefined;
}
