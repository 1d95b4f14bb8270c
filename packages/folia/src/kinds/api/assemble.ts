import { getBasePath, yamlText } from 'folia-openapi';
import type { Problem } from 'folia-problems';
import type { AssembleContext } from '../../assemble/assemble-context.ts';
import { assemblePage } from '../../assemble/assemble-page.ts';
import { filterUpdate, joinFileUrl } from '../../assemble/page-origin.ts';
import { type AddressForm, withBase } from '../../contract/address.ts';
import type { PageData } from '../../contract/page-data.ts';
import type { OutputFile } from '../../model/output-file.ts';
import type { SitePage } from '../../model/site.ts';
import type { SiteSources } from '../../model/site-sources.ts';
import type { ApiPage } from '../../model/source-page.ts';
import { CONFIG_FILE } from '../../read/config/config-file.ts';
import { keyLine } from '../../read/config/key-line.ts';
import { quotedLine } from '../../read/config/quoted-line.ts';
import { isDefaultLocale } from '../../translate/locales.ts';
import type { AssembledContent, AssembledSidebars } from '../content-kind.ts';
import { apiRoutes } from './api-pages.ts';
import type { ApiReference } from './api-reference.ts';
import { apiSidebar } from './api-sidebar.ts';
import { builderTextsFile, requestFile } from './request-files.ts';

/** Makes a sidebar for each reference, and reports references whose id is already the name of a docs sidebar. */
export function apiSidebars({
  sources,
  docs,
}: Omit<AssembleContext, 'position'>): AssembledSidebars {
  const { content, config, configSource } = sources;
  const added = content.api.map((reference) => ({
    id: reference.config.id,
    ...apiSidebar(reference, config.texts, config),
  }));
  const problems: Problem[] = added
    .filter(({ id }) => docs.some(({ sidebars }) => sidebars.has(id)))
    .map(({ id }) => ({
      file: CONFIG_FILE,
      line: quotedLine(configSource, id) ?? keyLine(configSource, ['api']),
      message: `api: the id "${id}" is already the name of a sidebar.`,
      hint: 'Choose another "id".',
      dependsOn: ['sidebars'],
    }));
  return {
    sidebars: new Map(added.map(({ id, items }) => [id, items])),
    orders: new Map(added.map(({ id, order }) => [id, order])),
    problems,
  };
}

/** Webhooks have a request beside their text, as operations do. */
function getLayout(kind: ApiPage['view']['kind']): string {
  return kind === 'webhook' ? 'operation' : kind;
}

/** Adds sidebar position, origin and search data to reference pages, and outputs the descriptions for download. */
export function assembleApi({ sources, position }: AssembleContext): AssembledContent<'api'> {
  const { config } = sources;
  return {
    files: apiFiles(sources),
    page(page) {
      const { source } = page;
      const assembled = assemblePage(page, config, (title) => ({
        className: `api-main api-main-${getLayout(source.view.kind)}`,
        layout: 'doc',
        heading: title,
        ...position(source.route),
        ...apiPageOrigin(source, sources),
      }));
      return { ...assembled, search: apiSearch(source) };
    },
  };
}

/** The descriptions for download and the files of requests, once for all locales, and the builder's texts in this locale. */
function apiFiles({ content, config }: SiteSources): OutputFile[] {
  if (content.api.length === 0) return [];
  const texts = builderTextsFile(config.texts);
  if (!isDefaultLocale(config)) return [texts];
  return [texts, ...content.api.flatMap(referenceFiles)];
}

/** Made once per description: development assembles the site after each change of a title. */
const filesOfReferences = new WeakMap<ApiReference, OutputFile[]>();

function referenceFiles(reference: ApiReference): OutputFile[] {
  const known = filesOfReferences.get(reference);
  if (known) return known;
  const { file } = apiRoutes(reference);
  const path = (name: string) => file(name).slice(1);
  const files = [
    { path: path('openapi.json'), text: `${JSON.stringify(reference.bundled, null, 2)}\n` },
    { path: path('openapi.yaml'), text: yamlText(reference.bundled) },
    ...reference.api.operations.map((operation) => requestFile(operation, reference)),
  ];
  filesOfReferences.set(reference, files);
  return files;
}

/** URLs of the descriptions for download, by the paths that links use. */
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

/** Edit link and last update of the file that a reference page is generated from. */
export function apiPageOrigin(
  page: ApiPage,
  { history }: Pick<SiteSources, 'history'>,
): Pick<PageData, 'editUrl' | 'lastUpdate'> {
  const { config } = page.reference;
  const file = getViewFile(page);
  return {
    // A file above the site's folder has no address below that of the folder.
    editUrl: file.startsWith('../')
      ? undefined
      : config.editUrl && joinFileUrl(file, config.editUrl),
    lastUpdate: filterUpdate(history.get(file), config),
  };
}

/** A description may be split into files: operations and models are edited in the file that defines them. */
function getViewFile({ view, reference: { config, fileOf } }: ApiPage): string {
  switch (view.kind) {
    case 'introduction':
      return config.introduction ?? config.path;
    case 'operation':
    case 'webhook':
      return typeof view.operation.raw === 'object' ? fileOf(view.operation.raw) : config.path;
    case 'model':
      return typeof view.model.raw === 'object' ? fileOf(view.model.raw) : config.path;
    default:
      return config.path;
  }
}

/** Terms that readers search for when they want the whole reference. */
const INTRODUCTION_WORDS = [
  'API',
  'API documentation',
  'REST API',
  'HTTP API',
  'endpoints',
  'OpenAPI',
];

/** Search data of operations and webhooks in addition to their text. */
function apiSearch({ view, reference: { api } }: ApiPage): SitePage['search'] {
  const group = 'api';
  switch (view.kind) {
    case 'introduction':
      return { group, terms: INTRODUCTION_WORDS };
    case 'webhook':
      return { group, terms: [view.operation.path, view.operation.id] };
    case 'operation': {
      const { method, path, id } = view.operation;
      const base = getBasePath(api.servers);
      return { group, operation: { method: method.toUpperCase(), base, path, id } };
    }
    default:
      return { group };
  }
}
