import type { ClientBundle } from '../bundler/client-bundle.ts';
import type { InlineScripts } from '../bundler/inline-scripts.ts';
import { moduleAddress } from '../bundler/module-address.ts';
import type { ModuleLoader } from '../bundler/module-loader.ts';
import { CLIENT_MODULES } from '../bundler/registered-modules.ts';
import { type SiteStyles, withRules } from '../bundler/styles.ts';
import { withBase } from '../contract/address.ts';
import type { LocaleSite, Locales } from '../model/locale-site.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { type LiveLocale, prepareLive, withChangedPages } from './prepare-live.ts';

/** A site in memory, ready to answer requests. */
export type LiveState = {
  locales: Locales<LocaleSite>;
  /** The locales with the longest base paths first. */
  prepared: LiveLocale[];
  styles: SiteStyles;
};

type Services = {
  modules: ModuleLoader;
  inline: Promise<InlineScripts>;
  sections: Parameters<typeof prepareLive>[1];
};

/** Prepares a site for requests, or only what has changed since an earlier state of it. */
export async function prepareState(
  { locales, styles }: Pick<LiveState, 'locales' | 'styles'>,
  { modules, inline, sections }: Services,
  before?: LiveState,
): Promise<LiveState> {
  const renderer = await modules.shellRenderer();
  if (before && locales.every((locale, index) => hasSameFrame(before.locales[index], locale))) {
    const sites = new Map(locales.map(({ site }, index) => [before.locales[index]?.site, site]));
    const prepared = before.prepared.map((one) => withChangedPages(one, sites.get(one.site)));
    return { locales, styles, prepared };
  }
  const scripts = await inline;
  const prepared = locales.flatMap(({ site, slots, sources: { config } }) => {
    const parts = { site, slots, config, styles: withRules(styles, slots?.styles) };
    return prepareLive(
      { ...parts, client: developmentClient(config), inline: scripts, renderer },
      sections,
    );
  });
  prepared.sort((a, b) => b.shell.baseUrl.length - a.shell.baseUrl.length);
  return { locales, styles, prepared };
}

/** Gives all documents the number of the last change. */
export function withVersion(state: LiveState, version: number): LiveState {
  const prepared = state.prepared.map((one) => {
    return { ...one, extraHead: developmentScripts(one.config.siteBaseUrl, version) };
  });
  return { ...state, prepared };
}

/** Whether what surrounds pages is the same: what they share is created with the sidebars. */
function hasSameFrame(before: LocaleSite | undefined, { site, slots }: LocaleSite): boolean {
  return before?.site.sidebars === site.sidebars && before.slots === slots;
}

/** The client as the browser loads it in development: unbundled. */
function developmentClient({ clientModules }: Pick<SiteConfig, 'clientModules'>): ClientBundle {
  return {
    entry: moduleAddress('app/client.ts'),
    parts: [],
    modules: clientModules.length > 0 ? moduleAddress(CLIENT_MODULES) : undefined,
    search: { entry: moduleAddress('app/search/search-part.ts'), parts: [] },
    integrity: {},
    files: [],
    packages: [],
  };
}

/** The scripts of a document. @param version of the site that it shows, so that the client notices a newer one */
export function developmentScripts(baseUrl: string, version: number): string {
  const script = (path: string, attributes = '') =>
    `<script type="module" src="${withBase(path, baseUrl)}"${attributes}></script>`;
  return (
    script('@vite/client') +
    script(moduleAddress('dev/development-client.ts'), ` data-docs-version="${version}"`)
  );
}
