import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { routeToHref } from '../contract/address.ts';
import { docsRoute } from '../kinds/docs/doc-address.ts';
import { admonition } from '../markup/admonition.ts';
import type { SitePage } from '../model/site.ts';
import type { SourcePage } from '../model/source-page.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { hasOwnShell, type LinkedVersion, siblingVersions } from './linked-versions.ts';

type Sibling = LinkedVersion & { href: string };

/**
 * Returns a function that adds what readers and search engines need to know about the version of a page: its banner or
 * badge, the same page in other versions, and the newest twin as its canonical address.
 */
export function makeAddVersion(
  versions: LinkedVersion[],
  routes: ReadonlySet<string>,
  config: SiteConfig,
): (page: SitePage, source: SourcePage) => SitePage {
  const byKey = new Map(versions.map((linked) => [linked.version.key, linked]));
  const siblings = new Map(
    versions.map(({ version }) => [version.key, siblingVersions(versions, version.instance)]),
  );
  return (page, source) => {
    const linked = 'version' in source ? byKey.get(source.version) : undefined;
    if (!linked) return page;
    const others = siblings.get(linked.version.key) ?? [];
    const routeOf = makeFindTwin(source, linked, routes);
    const twins = others.flatMap((other) => {
      const route = routeOf(other);
      return route === undefined ? [] : [[other.version.key, routeToHref(route, config)] as const];
    });
    const last = others.find((other) => other.version.isLast);
    return addVersion(page, linked, { last, twins: new Map(twins), config });
  };
}

/** Finds the same page in other versions: the one with its id, or else the one at its place below the docs. */
function makeFindTwin(
  source: SourcePage,
  { version }: LinkedVersion,
  routes: ReadonlySet<string>,
): (other: LinkedVersion) => string | undefined {
  const base = docsRoute('/', version.options.routeBasePath);
  const place = source.route.slice(base === '/' ? 0 : base.length);
  return (other) => {
    const sameId = source.kind === 'docs' ? other.docs.get(source.id)?.route : undefined;
    const samePlace = docsRoute(place, other.version.options.routeBasePath);
    return sameId ?? (routes.has(samePlace) ? samePlace : undefined);
  };
}

/** @property last the default version */
type VersionContext = { last?: Sibling; twins: Map<string, string>; config: SiteConfig };

function addVersion(page: SitePage, linked: LinkedVersion, context: VersionContext): SitePage {
  const { last, twins } = context;
  const { version } = linked;
  const lastTwin = last && twins.get(last.version.key);
  const notice = versionNotice(page, linked, context);
  const { className } = page.data;
  return {
    ...page,
    version: version.key,
    ...(hasOwnShell(linked) && lastTwin !== undefined && { canonical: lastTwin }),
    ...(version.noIndex && { noIndex: true }),
    html: notice + page.html,
    // The notice would be found on every page.
    search: notice === '' ? page.search : { html: page.html, ...page.search },
    data: {
      ...page.data,
      className: [className, version.className].filter(Boolean).join(' ') || undefined,
      ...(twins.size > 1 && { inVersions: Object.fromEntries(twins) }),
    },
  };
}

/** The banner of a version, or the name of the version. */
function versionNotice(
  { data }: SitePage,
  { version }: LinkedVersion,
  { last, twins, config }: VersionContext,
): string {
  const { texts, locale } = config;
  const attributes = data.language ? { lang: locale.htmlLang, dir: locale.direction } : {};
  const named = (text: string, label = version.label) => text.replace('{version}', () => label);
  if (version.banner === 'none') {
    return version.badge ? toHtml(h('p.version-badge', attributes, named(texts.versionBadge))) : '';
  }
  const isUnreleased = version.banner === 'unreleased';
  const twin = last && twins.get(last.version.key);
  const link =
    last &&
    h(
      'a',
      { href: twin ?? last.href },
      named(twin === undefined ? texts.versionLatest : texts.versionLatestPage, last.version.label),
    );
  return toHtml(
    admonition(
      isUnreleased ? 'info' : 'warning',
      isUnreleased ? texts.unreleasedTitle : texts.unmaintainedTitle,
      [
        h('p', [
          named(isUnreleased ? texts.unreleasedText : texts.unmaintainedText),
          ...(link ? [' ', link] : []),
        ]),
      ],
      attributes,
    ),
  );
}
