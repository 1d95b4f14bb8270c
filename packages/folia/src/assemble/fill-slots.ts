import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Problem, SiteError } from 'folia-problems';
import type { CompileServices } from '../compile/compile-input.ts';
import { islandMarkdownProblems } from '../compile/island-markdown.ts';
import { withSourcePlaces } from '../compile/source-place.ts';
import type { PageValues } from '../components/page-values.ts';
import type { LocaleSite } from '../model/locale-site.ts';
import type { CollectedContent } from '../model/page-content.ts';
import type { ShellDraft, Site, SitePage } from '../model/site.ts';
import type { FilledSlot, RenderedSlot, SlotName } from '../model/theme.ts';
import { slotProblems } from '../read/slot-problems.ts';
import { findThemeModule } from '../read/theme-files.ts';
import { renderSlot, type ShellRenderer, SURROUNDS_TEXT } from './render-slot.ts';
import { pageValuesOf } from './slot-page-values.ts';

const ONLY_ORIGINAL: FilledSlot = { before: '', after: '', keepsOriginal: true };

/**
 * Renders the parts of the theme that a site fills itself: once, or for each page that they surround. The pages keep
 * their own HTML, which lists, feeds and the search use.
 *
 * @param before an earlier state of the same site, whose parts are reused around pages that have not changed
 */
export async function fillSlots(
  locale: LocaleSite,
  { modules }: Pick<CompileServices, 'modules'>,
  before?: LocaleSite,
): Promise<LocaleSite> {
  const { theme, siteDir, config } = locale.sources;
  // If the theme has a file for the footer, the shell shows that one, even if it fails.
  const hasFooter = findThemeModule(siteDir, 'footer') !== undefined;
  if (theme.slots.size === 0 && !hasFooter) return locale;
  const renderer = await modules.shellRenderer();
  const problems: Problem[] = [];
  const linked: { path: string; route: string; links: CollectedContent['links'] }[] = [];
  const pages = new Map<string, RenderedSlot>();
  const valuesOf = pageValuesOf(locale);
  const unchanged = findUnchanged(before, valuesOf);
  const whole = new Map<SlotName, FilledSlot>();
  for (const [name, path] of theme.slots) {
    const render = (route: string, page?: PageValues) =>
      renderSlot(name, path, { locale, modules, renderer, route, page });
    const found: CollectedContent['links'] = [];
    const attempt = async (make: () => RenderedSlot | Promise<RenderedSlot>) => {
      const slot = await orProblems(make);
      if ('links' in slot) {
        found.push(...slot.links);
        problems.push(...slot.warnings);
      } else problems.push(...slotProblems(name, slot.problems, config));
      return 'links' in slot ? slot : undefined;
    };
    const misused = await findMisusedMarkdown(path, siteDir, modules);
    if (misused.length > 0) {
      problems.push(...slotProblems(name, misused, config));
      continue;
    }
    if (SURROUNDS_TEXT.includes(name)) {
      for (const page of pagesOf(name, locale)) {
        const slot = await attempt(() => unchanged(page) ?? render(page.route, valuesOf(page)));
        if (slot) pages.set(page.route, slot);
      }
    } else {
      const slot = await attempt(() => render('/'));
      if (slot) whole.set(name, slot);
    }
    const links = placeLinks(found, siteDir, [path, ...modules.importsOf(join(siteDir, path))]);
    linked.push({ path, route: '/', links });
  }
  const footer = whole.get('footer') ?? (hasFooter ? ONLY_ORIGINAL : undefined);
  const layout = whole.get('layout');
  const bodyEnd = whole.get('body-end');
  const styles = [...theme.slots.values()].map((path) => modules.stylesOf(join(siteDir, path)));
  return {
    ...locale,
    problems: [...locale.problems, ...problems],
    site: footer ? withFooters(locale.site, footer, renderer.renderFooter) : locale.site,
    slots: {
      pages,
      notFound: whole.get('not-found'),
      bodyStart: layout?.before,
      bodyEnd: (layout?.after ?? '') + (bodyEnd ? bodyEnd.before + bodyEnd.after : ''),
      styles: [...new Set(styles)].join(''),
      linked,
    },
  };
}

/** Finds Markdown that islands of a slot import: they cannot be bundled. */
async function findMisusedMarkdown(
  path: string,
  siteDir: string,
  modules: CompileServices['modules'],
): Promise<Problem[]> {
  const file = join(siteDir, path);
  // Rendering it reports why it cannot be loaded.
  await modules.load(file).catch(() => {});
  return islandMarkdownProblems(modules.markdownOfIslands(file), siteDir, path);
}

async function orProblems(
  make: () => RenderedSlot | Promise<RenderedSlot>,
): Promise<RenderedSlot | { problems: Problem[] }> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof SiteError) return { problems: error.problems };
    throw error;
  }
}

/** Lists the pages whose text a slot surrounds. */
function pagesOf(name: SlotName, { compiled, site }: LocaleSite): SitePage[] {
  const kind = name === 'doc' ? 'docs' : 'blog';
  const routes = new Set(
    compiled.pages
      .filter(({ source }) => source.kind === kind && source.form === 'text')
      .map(({ source }) => source.route),
  );
  return site.pages.filter(({ route }) => routes.has(route));
}

/**
 * Returns a function that finds the slot around a page in an earlier state of the site, if the values that the slot was
 * rendered with have not changed.
 */
function findUnchanged(
  before: LocaleSite | undefined,
  valuesOf: (page: SitePage) => PageValues,
): (page: SitePage) => RenderedSlot | undefined {
  if (!before?.slots) return () => undefined;
  const { pages } = before.slots;
  const formerValuesOf = pageValuesOf(before);
  const former = new Map(before.site.pages.map((page) => [page.route, page]));
  return (page) => {
    const old = former.get(page.route);
    const isUnchanged = old && isDeepStrictEqual(formerValuesOf(old), valuesOf(page));
    return isUnchanged ? pages.get(page.route) : undefined;
  };
}

/** Puts the footer into all shells of a site: its own, and those of versions of the docs. */
function withFooters(
  site: Site,
  footer: FilledSlot,
  renderFooter: ShellRenderer['renderFooter'],
): Site {
  const fill = (shell: ShellDraft) => withFooter(shell, footer, renderFooter);
  const versions = [...site.versions].map(
    ([key, version]) => [key, { ...version, shell: fill(version.shell) }] as const,
  );
  return { ...site, shell: fill(site.shell), versions: new Map(versions) };
}

function withFooter(
  shell: ShellDraft,
  { before, after, keepsOriginal }: FilledSlot,
  renderFooter: ShellRenderer['renderFooter'],
): ShellDraft {
  const original = keepsOriginal ? renderFooter(shell) : '';
  return { ...shell, footer: undefined, footerHtml: before + original + after };
}

/** Adds lines to links that pages share, and removes duplicates, so that each is reported once. */
function placeLinks(
  links: CollectedContent['links'],
  siteDir: string,
  paths: string[],
): CollectedContent['links'] {
  const distinct = new Map(links.map((link) => [`${link.url} ${link.route}#${link.hash}`, link]));
  return withSourcePlaces({ links: [...distinct.values()], problems: [] }, siteDir, paths).links;
}
