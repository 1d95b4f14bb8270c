import { isWarning, type Problem } from 'folia-problems';
import type { JsonObject } from '../description/json.ts';
import { type OpenDescription, openDescription } from '../description/open-description.ts';
import type { FileContent } from '../description/read-description.ts';
import type { Api } from '../model.ts';
import { readApi } from '../read/read-api.ts';
import { findModelUses } from '../schema/model-uses.ts';
import { englishApiTexts } from '../texts.ts';
import type { ApiView, ReferenceContext } from './api-view.ts';
import { getViewRoute, listViews, makeRoutes } from './reference-pages.ts';
import { type RenderedView, renderView } from './render-view.tsx';
import { PLAIN_MARKUP, renderPlainText } from './test-markup.tsx';

const BASE = '/api';
const EXTENSIONS = { permission: 'x-permission', adminOnly: 'x-admin-only', since: 'x-since' };

const INFO = { openapi: '3.1.0', info: { title: 'Test', version: '1' } };

/** Opens a description from a map of files by path; the first is its entry. */
export function openTestDescription(files: Record<string, FileContent>, root?: string) {
  const [entry = ''] = Object.keys(files);
  const readFile = (path: string) => (Object.hasOwn(files, path) ? files[path] : undefined);
  return openDescription(entry, readFile, root);
}

/** Reads an opened description with a typical config. */
export function readTestApi(opened: OpenDescription): { api: Api; problems: Problem[] } {
  return readApi(opened, EXTENSIONS, 'Other');
}

/** The context for rendering a description. @throws Error with the problems of the description */
export function makeTestContext(document: object): ReferenceContext {
  return makeTestContextFromFiles({ 'api/made.json': JSON.stringify(document) });
}

/**
 * The same for a description of several files. @throws Error with the problems of the description
 */
export function makeTestContextFromFiles(files: Record<string, string>): ReferenceContext {
  const { opened, problems } = openTestDescription(files);
  if (!opened) throw new Error(problems.map(({ message }) => message).join('\n'));
  const { api, problems: ofNames } = readTestApi(opened);
  const errors = ofNames.filter((problem) => !isWarning(problem));
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return makeTestContextForApi(api);
}

/** The same for a description that has been read. Descriptions are rendered as plain text. */
export function makeTestContextForApi(api: Api): ReferenceContext {
  const routes = makeRoutes(BASE);
  const slugs = new Map(api.models.map(({ name, slug }) => [name, slug]));
  const hrefs = {
    ...routes,
    model(name: string) {
      const slug = slugs.get(name);
      return slug === undefined ? undefined : routes.model(slug);
    },
  };
  const texts = { ...englishApiTexts, copyCode: 'Copy', linkToSection: 'Link to this section' };
  return {
    api,
    texts,
    hrefs,
    renderText: renderPlainText,
    resolveLink: () => undefined,
    uses: findModelUses(api),
  };
}

/**
 * Reads a document with `parts`, such as paths and components. @throws Error with the problems of
 * the description
 */
export function makeTestApi(parts: JsonObject): Api {
  return makeTestContext({ ...INFO, ...parts }).api;
}

/** Renders all pages of a reference, with their routes. */
export function renderTestPages(
  surroundings: ReferenceContext,
): (RenderedView & { view: ApiView; route: string })[] {
  return listViews(surroundings.api).map((view) => ({
    view,
    route: getViewRoute(view, BASE),
    ...renderTestView(view, surroundings),
  }));
}

/** Renders the body of a page with minimal markup. */
function renderTestView(view: ApiView, surroundings: ReferenceContext): RenderedView {
  return renderView(view, surroundings, PLAIN_MARKUP);
}
/**
 * Renders the body of the page at a path relative to the introduction.
 * @throws Error if there is no such page
 */
export function renderTestPageAt(path: string, context: ReferenceContext): RenderedView {
  const view = listViews(context.api).find((each) => getViewRoute(each, BASE) === BASE + path);
  if (!view) throw new Error(`The reference has no page at ${path}.`);
  return renderTestView(view, context);
}
