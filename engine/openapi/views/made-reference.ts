import { englishTexts } from '../../contract/texts.ts';
import { openDescription } from '../description/open-description.ts';
import { makeRenderText } from '../markdown.ts';
import { readApi } from '../read/read-api.ts';
import { findModelUses } from '../schema/model-uses.ts';
import type { ApiSurroundings } from './api-view.ts';

const EXTENSIONS = { permission: 'x-permission', adminOnly: 'x-admin-only', since: 'x-since' };

/** A description that tests make, by the texts of its files, the first one being its entry. */
export function openMade(files: Record<string, string>) {
  const [entry = ''] = Object.keys(files);
  return openDescription(entry, (path) => files[path]);
}

/** What the views of a description are drawn with. @throws Error with what is wrong with it */
export function madeSurroundings(document: object): ApiSurroundings {
  const { opened, problems } = openMade({ 'api/made.json': JSON.stringify(document) });
  if (!opened) throw new Error(problems.map(({ message }) => message).join('\n'));
  const { api, problems: ofNames } = readApi(opened, EXTENSIONS, 'Other');
  if (ofNames.length > 0) throw new Error(ofNames.map(({ message }) => message).join('\n'));
  const hrefs = {
    introduction: '/api',
    family: (slug: string) => `/api/families/${slug}`,
    operation: (slug: string) => `/api/${slug}`,
    webhook: (slug: string) => `/api/webhooks/${slug}`,
    webhooks: '/api/webhooks',
    models: (page: number) => `/api/models/list/${page}`,
    model: (name: string) => `/api/models/${name}`,
    file: (name: string) => `/api/${name}`,
  };
  const renderText = makeRenderText({ resolveLink: () => undefined, copyText: 'Copy' });
  return { api, texts: englishTexts, hrefs, renderText, uses: findModelUses(api) };
}
