import type { Problem } from 'folia-problems';
import type { JsonObject } from '../description/json.ts';
import { type OpenDescription, openDescription } from '../description/open-description.ts';
import type { Api } from '../model.ts';
import { readApi } from '../read/read-api.ts';
import { findModelUses } from '../schema/model-uses.ts';
import { englishApiTexts } from '../texts.ts';
import type { ApiSurroundings, ApiView } from './api-view.ts';
import { PLAIN_MARKUP, renderPlainText } from './plain-markup.tsx';
import { routeOfView, routesBelow, viewsOf } from './reference-pages.ts';
import { type RenderedView, renderView } from './render-view.tsx';

const BASE = '/api';
const EXTENSIONS = { permission: 'x-permission', adminOnly: 'x-admin-only', since: 'x-since' };

const INFO = { openapi: '3.1.0', info: { title: 'Made', version: '1' } };

/** Opens a description whose files are given by path; the first is its entry. */
export function openMade(files: Record<string, string>) {
  const [entry = ''] = Object.keys(files);
  return openDescription(entry, (path) => files[path]);
}

/** Reads an open description, as a site with the usual extensions does. */
export function readMade(opened: OpenDescription): { api: Api; problems: Problem[] } {
  return readApi(opened, EXTENSIONS, 'Other');
}

/** What the views of a description are drawn with. @throws Error with what is wrong with it */
export function madeSurroundings(document: object): ApiSurroundings {
  return surroundingsOf({ 'api/made.json': JSON.stringify(document) });
}

/** The same for a description of several files. @throws Error with what is wrong with it */
export function surroundingsOf(files: Record<string, string>): ApiSurroundings {
  const { opened, problems } = openMade(files);
  if (!opened) throw new Error(problems.map(({ message }) => message).join('\n'));
  const { api, problems: ofNames } = readMade(opened);
  if (ofNames.length > 0) throw new Error(ofNames.map(({ message }) => message).join('\n'));
  return surroundingsOfApi(api);
}

export function surroundingsOfApi(api: Api): ApiSurroundings {
  const routes = routesBelow(BASE);
  const slugs = new Map(api.models.map(({ name, slug }) => [name, slug]));
  const hrefs = {
    ...routes,
    model(name: string) {
      const slug = slugs.get(name);
      return slug === undefined ? undefined : routes.model(slug);
    },
  };
  const texts = { ...englishApiTexts, copyCode: 'Copy', linkToSection: 'Link to this section' };
  return { api, texts, hrefs, renderText: renderPlainText, uses: findModelUses(api) };
}

/** The document around `parts`, such as paths and components, read. @throws Error with what is wrong with it */
export function madeApi(parts: JsonObject): Api {
  return madeSurroundings({ ...INFO, ...parts }).api;
}

/** All pages of a reference with their addresses. */
export function madePages(
  surroundings: ApiSurroundings,
): (RenderedView & { view: ApiView; route: string })[] {
  return viewsOf(surroundings.api).map((view) => ({
    view,
    route: routeOfView(view, BASE),
    ...renderMade(view, surroundings),
  }));
}

/** The body of a page, with the plainest markup. */
function renderMade(view: ApiView, surroundings: ApiSurroundings): RenderedView {
  return renderView(view, surroundings, PLAIN_MARKUP);
}

/** The body of the page at an address, from the introduction of the reference. @throws Error if there is none */
export function renderMadeAt(path: string, surroundings: ApiSurroundings): RenderedView {
  const view = viewsOf(surroundings.api).find((each) => routeOfView(each, BASE) === BASE + path);
  if (!view) throw new Error(`The reference has no page at ${path}.`);
  return renderMade(view, surroundings);
}
