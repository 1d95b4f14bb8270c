import type { Api, Operation } from 'folia-openapi';
import { getBasePath, yamlText } from 'folia-openapi';
import type { ApiView } from 'folia-openapi/views';
import type { Problem } from 'folia-problems';
import type { SitePage } from '../../assemble/assemble-site.ts';
import { fileUrl, shownUpdate } from '../../assemble/page-surroundings.ts';
import { type AddressForm, withBase } from '../../contract/address.ts';
import type { PageData } from '../../contract/page-data.ts';
import type { SidebarItem } from '../../contract/shell-data.ts';
import type { ApiPage } from '../../model/source-page.ts';
import { keyLine } from '../../read/config/key-line.ts';
import { CONFIG_FILE } from '../../read/config/load-config.ts';
import { quotedLine } from '../../read/config/quoted-line.ts';
import type { SiteSources } from '../../read/read-site.ts';
import { isDefaultLocale } from '../../translate/locales.ts';
import type { SidebarPage } from '../docs/resolve-sidebars.ts';
import { apiRoutes } from './api-pages.ts';
import type { ApiReference } from './api-reference.ts';
import { apiSidebar } from './api-sidebar.ts';

/** A file that is made of the sources and is no page: its path within the output folder, and its text. */
export type MadeFile = { path: string; text: string };

/** Sidebars of the references, laid beside those of the docs, and a problem for each name that both have. */
export function addApiSidebars(
  {
    sidebars,
    orders,
  }: { sidebars: Map<string, SidebarItem[]>; orders: Map<string, SidebarPage[]> },
  { references, config, configSource }: SiteSources,
) {
  const made = references.map((reference) => ({
    id: reference.config.id,
    ...apiSidebar(reference, config.texts, config),
  }));
  const problems: Problem[] = made
    .filter(({ id }) => sidebars.has(id))
    .map(({ id }) => ({
      file: CONFIG_FILE,
      line: quotedLine(configSource, id) ?? keyLine(configSource, ['api']),
      message: `api: the reference "${id}" has the name of a sidebar.`,
      hint: 'Give it another "id".',
      dependsOn: ['sidebars'],
    }));
  return {
    sidebars: new Map([...sidebars, ...made.map(({ id, items }) => [id, items] as const)]),
    orders: new Map([...orders, ...made.map(({ id, order }) => [id, order] as const)]),
    problems,
  };
}

/** The descriptions for download, once for all languages. */
export function apiFiles({ references, config }: SiteSources): MadeFile[] {
  if (!isDefaultLocale(config)) return [];
  return references.flatMap((reference) => {
    const { file } = apiRoutes(reference);
    const path = (name: string) => file(name).slice(1);
    return [
      { path: path('openapi.json'), text: `${JSON.stringify(reference.bundled, null, 2)}\n` },
      { path: path('openapi.yaml'), text: yamlText(reference.bundled) },
    ];
  });
}

/** Addresses of these files by the paths that links write. */
export function apiFileHrefs(
  references: ApiReference[],
  siteBaseUrl: AddressForm['baseUrl'],
): Map<string, string> {
  return new Map(
    references.flatMap((reference) =>
      ['openapi.json', 'openapi.yaml'].map((name) => {
        const route = apiRoutes(reference).file(name);
        return [route, withBase(route, siteBaseUrl)] as const;
      }),
    ),
  );
}

/** Where the file that a page of a reference was made of can be edited, and when it was changed last. */
export function apiPageOrigin(
  page: ApiPage,
  { history }: Pick<SiteSources, 'history'>,
): Pick<PageData, 'editUrl' | 'lastUpdate'> {
  const { config } = page.reference;
  const file = fileOfView(page);
  return {
    editUrl: config.editUrl && fileUrl(file, config.editUrl),
    lastUpdate: shownUpdate(history.get(file), config),
  };
}

/** A description may be spread over files: an operation or a model is edited where it is written. */
function fileOfView({ view, reference: { api, config, fileOf } }: ApiPage): string {
  if (view.kind === 'introduction') return config.introduction ?? config.path;
  const described =
    view.kind === 'model'
      ? api.models.find(({ slug }) => slug === view.slug)
      : operationOf(view, api);
  return typeof described?.raw === 'object' ? fileOf(described.raw) : config.path;
}

function operationOf(view: ApiView, api: Api): Operation | undefined {
  if (view.kind !== 'operation' && view.kind !== 'webhook') return undefined;
  const operations = view.kind === 'operation' ? api.operations : api.webhooks;
  return operations.find(({ slug }) => slug === view.slug);
}

/** What readers call a whole reference. */
const INTRODUCTION_WORDS = [
  'API',
  'API documentation',
  'REST API',
  'HTTP API',
  'endpoints',
  'OpenAPI',
];

/** What operations and webhooks are found by besides their words. */
export function apiSearch({ view, reference: { api } }: ApiPage): SitePage['search'] {
  const group = 'api';
  if (view.kind === 'introduction') return { group, words: INTRODUCTION_WORDS };
  const described = operationOf(view, api);
  if (!described) return { group };
  const { path, id } = described;
  if (view.kind === 'webhook') return { group, words: [path, id] };
  const method = described.method.toUpperCase();
  return { group, operation: { method, base: getBasePath(api.servers), path, id } };
}
