import { siteConfigSchema } from 'folia/format';
import { leftNotes } from './carry.ts';
import { convertAdmonitions } from './convert-admonitions.ts';
import { convertBlog } from './convert-blog.ts';
import { convertPages } from './convert-docs.ts';
import { convertFields } from './convert-fields.ts';
import { convertI18n } from './convert-i18n.ts';
import { convertIdentity } from './convert-identity.ts';
import type { LeftParts } from './convert-link.ts';
import { convertMistakes } from './convert-mistakes.ts';
import { convertPlugins } from './convert-plugins.ts';
import { convertRedirects, type RedirectsFile } from './convert-redirects.ts';
import { convertSidebars } from './convert-sidebars.ts';
import { convertStatic, convertStyles } from './convert-styles.ts';
import { convertThemeConfig } from './convert-theme.ts';
import { type Note, textOf, type Values, valuesOf } from './note.ts';
import { prune } from './prune.ts';
import type { Source } from './read-source.ts';
import type { SourceParts } from './source-parts.ts';
import type { Place } from './source-path.ts';

/** The config and the sidebars of the new site, and the places whose files it needs. */
export type Settings = {
  config: Values;
  /** Nothing where sidebars come from the folders. */
  sidebars?: Values;
  places: Place[];
  docsPath?: string;
  blogPath?: string;
  pagesPath: string;
  staticPlaces: Place[];
  /** Hosts' files of redirects with what only hosts can follow. */
  remaining: RedirectsFile[];
  notes: Note[];
};

export type SourceTexts = {
  read: (path: string) => string | undefined;
  exists: (path: string) => boolean;
  knowsLanguage: (name: string) => boolean;
};

/** Converts all that a source's config and sidebars say. */
export function convertSettings(source: Source, texts: SourceTexts): Settings {
  const { dir, config, parts, docs } = source;
  const identity = convertIdentity(config);
  const mistakes = convertMistakes(config);
  const fields = convertFields(config['customFields']);
  const folders = convertStatic(config.staticDirectories, dir, texts.exists);
  const i18n = convertI18n(config.i18n);
  const sidebars = source.sidebars === undefined ? undefined : convertSidebars(source.sidebars);
  const boxes = convertAdmonitions([parts.docs, parts.pages, parts.blog]);
  const blog = convertBlog(parts.blog, dir);
  const pages = convertPages(parts.pages, dir);
  const styles = convertStyles(parts.theme, dir, texts.read);
  const theme = convertThemeConfig(config.themeConfig, {
    left: leftParts(parts, blog.value['blog'] === undefined),
    knowsLanguage: texts.knowsLanguage,
  });
  const hostFiles = folders.places.flatMap(({ from, to }): RedirectsFile[] => {
    const text = texts.read(`${from}/_redirects`);
    return text === undefined ? [] : [{ path: `${to}/_redirects`, text }];
  });
  const redirects = convertRedirects(parts.redirects, hostFiles, textOf(identity.value['baseUrl']));
  const written = {
    ...identity.value,
    ...mistakes.value,
    ...fields.value,
    ...boxes.value,
    ...(i18n.value ? { i18n: i18n.value } : {}),
    docs: docs.value && { ...docs.value, ...(sidebars ? { sidebarPath: 'sidebars.ts' } : {}) },
    ...blog.value,
    pages: pages.value,
    ...folders.value,
    ...styles.value,
    ...(redirects.value.length > 0 ? { redirects: redirects.value } : {}),
    themeConfig: theme.value,
  };
  // The parts fit one by one; what does not fit together is found here.
  const whole = prune(siteConfigSchema, written);
  return {
    config: valuesOf(whole.value),
    sidebars: sidebars?.value,
    places: [docs.folder, blog.folder, pages.folder, ...folders.places, ...styles.places].filter(
      (place) => place !== undefined,
    ),
    docsPath: docs.folder?.to,
    blogPath: blog.folder?.to,
    pagesPath: pages.folder.to,
    staticPlaces: folders.places,
    remaining: redirects.remaining,
    notes: [
      ...[
        identity,
        mistakes,
        fields,
        folders,
        i18n,
        docs,
        boxes,
        ...(sidebars ? [sidebars] : []),
        blog,
        pages,
      ].flatMap(({ notes }) => notes),
      ...convertPlugins(parts, source.missing),
      ...[styles, theme, redirects].flatMap(({ notes }) => notes),
      ...leftNotes(whole.dropped, { group: 'config', prefix: [], reasons: {} }),
    ],
  };
}

/** The addresses of what the engine makes no pages of. */
function leftParts({ blog, instances }: SourceParts, isBlogLeft: boolean): LeftParts {
  const route = (options: Values, standard: string) =>
    `/${(textOf(options['routeBasePath']) ?? standard).replace(/^\/|\/$/g, '')}`;
  const routes = [
    ...(blog && isBlogLeft ? [route(blog, 'blog')] : []),
    ...instances.map(({ kind, options }) => route(options, kind)),
  ];
  return {
    docs: instances.map(({ options }) => textOf(options['id']) ?? ''),
    routes: routes.filter((path) => path !== '/'),
  };
}
