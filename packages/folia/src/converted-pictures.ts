import { relative, sep } from 'node:path';
import type { Problem } from 'folia-problems';
import type { Outcomes } from './compile/picture-conversion.ts';
import { withBase } from './contract/address.ts';
import type { Asset } from './model/asset.ts';
import type { Feed } from './model/feed.ts';
import type { LocaleSite, Locales } from './model/locale-site.ts';
import type { ShellDraft, Site, SitePage } from './model/site.ts';
import { mapSlots } from './model/theme.ts';
import { CONFIG_FILE } from './read/config/config-file.ts';

type Converted = { locales: Locales<LocaleSite>; assets: Asset[]; problems: Problem[] };

/** A message about a picture names at most this many of the pages that show it. */
const SHOWN_ROUTES = 3;

/** A `source` element with its candidates, as React or the HTML serializer writes it. */
const SOURCE = /<source\b[^>]* srcset="([^" ]+)[^"]*"[^>]*>/gi;

/**
 * Removes pictures that were planned but not converted from a site's pages and files, so readers get the originals.
 * @returns the changed site, and warnings about pictures that could not be converted
 */
export function withConvertedPictures(
  [first, ...others]: Locales<LocaleSite>,
  outcomes: Outcomes,
): Converted {
  const all = first.compiled.assets();
  const isThere = ({ original }: Asset) =>
    original === undefined || outcomes.get(original)?.kind === 'converted';
  const { siteBaseUrl } = first.sources.config;
  const missing = new Map(
    all.flatMap((asset) =>
      isThere(asset) || asset.original === undefined
        ? []
        : [[withBase(asset.output, siteBaseUrl), asset.original] as const],
    ),
  );
  const adaptHtml = (html: string) =>
    html.replace(SOURCE, (tag, href: string) => (missing.has(href) ? '' : tag));
  const adapt = (locale: LocaleSite) => ({
    ...locale,
    site: withoutSources(locale.site, adaptHtml),
    slots: locale.slots && mapSlots(locale.slots, adaptHtml),
  });
  return {
    locales: missing.size === 0 ? [first, ...others] : [adapt(first), ...others.map(adapt)],
    assets: all.filter(isThere),
    problems: [
      ...failures([first, ...others], outcomes, showing([first, ...others], missing)),
      ...unwritable(outcomes),
      ...postponements(outcomes, CONFIG_FILE),
    ],
  };
}

function withoutSources(site: Site, adaptHtml: (html: string) => string): Site {
  // The HTML of pages may be in a file. It is read again on each access instead of being kept in memory.
  const adapt = <T extends Pick<SitePage, 'html'>>(content: T): T => ({
    ...content,
    get html() {
      return adaptHtml(content.html);
    },
  });
  const adaptFeed = (feed: Feed): Feed => ({ ...feed, entries: feed.entries.map(adapt) });
  const adaptShell = <T extends ShellDraft>(shell: T): T => ({
    ...shell,
    footerHtml: shell.footerHtml && adaptHtml(shell.footerHtml),
  });
  const versions = [...site.versions].map(
    ([key, version]) => [key, { ...version, shell: adaptShell(version.shell) }] as const,
  );
  return {
    ...site,
    shell: adaptShell(site.shell),
    versions: new Map(versions),
    pages: site.pages.map(adapt),
    feeds: site.feeds.map(adaptFeed),
  };
}

/** The routes of pages that show a picture, by the key of its outcome. The HTML of each page is read once. */
function showing(
  locales: LocaleSite[],
  missing: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const routes = new Map<string, Set<string>>();
  if (missing.size === 0) return routes;
  for (const { route, html } of locales.flatMap(({ site }) => site.pages)) {
    for (const [, href = ''] of html.matchAll(SOURCE)) {
      const original = missing.get(href);
      if (original !== undefined)
        routes.set(original, (routes.get(original) ?? new Set()).add(route));
    }
  }
  return routes;
}

/** Reports pictures that could not be decoded, with the pages that show them. */
function failures(
  [first]: LocaleSite[],
  outcomes: Outcomes,
  shownOn: ReadonlyMap<string, ReadonlySet<string>>,
): Problem[] {
  return [...outcomes].flatMap(([key, outcome]) => {
    if (outcome.kind !== 'failed') return [];
    const routes = [...(shownOn.get(key) ?? [])];
    const others = routes.length - SHOWN_ROUTES;
    const list = [...routes.slice(0, SHOWN_ROUTES), ...(others > 0 ? [`${others} more`] : [])];
    const where = routes.length === 0 ? '' : ` It is shown on ${list.join(', ')}.`;
    return {
      severity: 'warning',
      file: relative(first?.sources.siteDir ?? '', outcome.source)
        .split(sep)
        .join('/'),
      message: `This picture cannot be converted: ${outcome.reason}`,
      hint: `Part of the file may be damaged.${where}`,
    };
  });
}

/** Reports that converted pictures cannot be written, once for each reason. */
function unwritable(outcomes: Outcomes): Problem[] {
  const failed = [...outcomes.values()].filter((outcome) => outcome.kind === 'unwritable');
  return [...Map.groupBy(failed, ({ reason }) => reason)].flatMap(([reason, [first, ...others]]) =>
    first
      ? {
          severity: 'warning',
          message: `The folder ${first.folder} cannot be written: ${reason}. ${offeredAsIs(1 + others.length)}`,
          hint: first.hint,
        }
      : [],
  );
}

function offeredAsIs(count: number): string {
  return count === 1
    ? '1 picture is offered in its original format only.'
    : `${count} pictures are offered in their original format only.`;
}

/** Reports that pictures exceed the budget of the build. */
function postponements(outcomes: Outcomes, file: string): Problem[] {
  const { length } = [...outcomes.values()].filter(({ kind }) => kind === 'postponed');
  if (length === 0) return [];
  return [
    {
      severity: 'warning',
      file,
      message: `${length} of ${outcomes.size} pictures are offered in their original format only, because converting them would take too long.`,
      hint: 'Raise "images.megapixels" to convert more, or set "images" to false to convert none.',
    },
  ];
}
