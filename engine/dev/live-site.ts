import { bundleInlineScripts } from '../bundler/client-bundle.ts';
import { type ModuleLoader, PACKAGE_DIR } from '../bundler/module-loader.ts';
import { bundleStyles } from '../bundler/styles.ts';
import { makeHighlighter } from '../content/code/highlighter.ts';
import { makeCompiler } from '../content/compile.ts';
import { pathToRoute, routeToPageFile, withBase } from '../contract/address.ts';
import type { Problem } from '../problem.ts';
import { notFoundPage } from '../render/not-found-page.ts';
import { redirectPage } from '../render/redirect-page.ts';
import { type PreparedSite, prepareSite, renderPage } from '../render/render-site.ts';
import { makeSectionMemory } from '../search/section-memory.ts';
import type { Asset } from '../site/assets.ts';
import { compileLocales } from '../site/compile-locales.ts';
import { judgeProblems } from '../site/judge-problems.ts';
import { readSite, type SiteSources } from '../site/read-site.ts';
import { failurePage } from './failure-page.ts';
import { makePageMemory } from './page-memory.ts';

export type Answer = { status: number; type: string; body: string };

export type LiveSite = {
  /** Reads the site anew, compiling only what changed. @throws SiteError where it cannot be read at all */
  refresh: () => Promise<Problem[]>;
  /** What stands at an address, if the site itself answers it. */
  answer: (pathname: string) => Promise<Answer | undefined>;
  /** A file that a page refers to, by its published path. */
  asset: (path: string) => Asset | undefined;
  config: () => SiteSources['config'];
};

/** The locales with the longest base paths first, so that the first that holds an address is the one meant. */
type State = { prepared: PreparedSite[]; config: SiteSources['config']; assets: Asset[] };

/** A site held in memory while it is written. */
export async function openLiveSite(options: {
  siteDir: string;
  baseUrl: string | undefined;
  modules: ModuleLoader;
}): Promise<LiveSite & { problems: Problem[] }> {
  const { siteDir, baseUrl, modules } = options;
  const compiler = makeCompiler(await makeHighlighter());
  const memory = makePageMemory();
  const sections = makeSectionMemory();
  const inline = await bundleInlineScripts(siteDir);

  async function read(): Promise<{ state: State; problems: Problem[] }> {
    modules.reset();
    const { loadDefault } = modules;
    const sources = await readSite({ siteDir, baseUrl, includeDrafts: true, loadDefault });
    const { config } = sources[0];
    const { locales, problems } = await compileLocales(
      sources,
      { compiler, modules },
      () => {},
      memory.forSite,
    );
    const styles = await bundleStyles(siteDir, config.customCss, modules.files.publish);
    const renderer = await modules.shellRenderer();
    const readSections = sections();
    const prepared = locales.map(({ site, sources: { config } }) =>
      prepareSite({
        site,
        config,
        client: { entry: 'engine/app/client.ts', files: [], inline },
        styles,
        renderer,
        extraHead: developmentScripts(config.siteBaseUrl),
        readSections,
      }),
    );
    const assets = locales.flatMap(({ compiled }) => compiled.assets());
    const byDepth = prepared.toSorted((a, b) => b.shell.baseUrl.length - a.shell.baseUrl.length);
    return {
      state: { prepared: byDepth, config, assets },
      problems: judgeProblems(problems, config),
    };
  }

  let { state, problems } = await read();

  return {
    problems,
    async refresh() {
      const next = await read();
      state = next.state;
      problems = next.problems;
      return problems;
    },
    async answer(pathname) {
      try {
        return answerFrom(state.prepared, pathname);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        const body = failurePage(error, developmentScripts(state.config.siteBaseUrl));
        return { status: 500, type: 'text/html; charset=utf-8', body };
      }
    },
    asset: (path) => state.assets.find(({ output }) => output === path),
    config: () => state.config,
  };
}

function developmentScripts(baseUrl: string): string {
  const script = (path: string) =>
    `<script type="module" src="${withBase(path, baseUrl)}"></script>`;
  return script('@vite/client') + script('engine/dev/development-client.ts');
}

function answerFrom(locales: PreparedSite[], pathname: string): Answer | undefined {
  const shared = locales.map((prepared) => sharedFile(prepared, pathname)).find(Boolean);
  if (shared) return shared;
  const isWithin = ({ shell }: PreparedSite) => `${pathname}/`.startsWith(shell.baseUrl);
  const prepared = locales.find(isWithin) ?? locales.at(-1);
  return prepared && answerPage(prepared, pathname);
}

/** What stands below the base path of the whole site, whatever the locale. */
function sharedFile(
  { config, sidebarFiles, shellFile, stylesFile, searchFiles }: PreparedSite,
  pathname: string,
): Answer | undefined {
  const path = pathname.slice(config.siteBaseUrl.length);
  const files = [shellFile, ...sidebarFiles.values(), ...searchFiles];
  const file = files.find((candidate) => candidate.path === path);
  if (file) return json(file.text);
  return stylesFile.path === path
    ? { status: 200, type: 'text/css', body: stylesFile.text }
    : undefined;
}

function answerPage(prepared: PreparedSite, pathname: string): Answer | undefined {
  const { config, shell, site } = prepared;
  const path = pathname.slice(config.baseUrl.length);
  const data = site.pages.find(
    ({ route }) => routeToPageFile(route, config.trailingSlash) === path,
  );
  if (data) return json(JSON.stringify({ ...data.data, html: data.html, build: shell.build }));
  const route = pathToRoute(pathname, config.baseUrl);
  const page = site.pages.find((candidate) => candidate.route === route);
  if (!page && /\.(?!html$)\w+$/.test(path)) return undefined;
  const redirect = site.redirects.find((candidate) => candidate.route === route);
  if (!page && redirect) {
    const body = redirectPage(redirect, { url: config.url, ...shell });
    return { status: 200, type: 'text/html; charset=utf-8', body };
  }
  const body = renderPage(page ?? notFoundPage(shell), prepared);
  return { status: page ? 200 : 404, type: 'text/html; charset=utf-8', body };
}

function json(body: string): Answer {
  return { status: 200, type: 'application/json; charset=utf-8', body };
}

/** The engine's own folder, whose changes show as well. */
export const WATCHED_ENGINE = `${PACKAGE_DIR}/engine`;
