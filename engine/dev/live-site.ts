import { bundleBoot } from '../bundler/client-bundle.ts';
import { type ModuleLoader, PACKAGE_DIR } from '../bundler/module-loader.ts';
import { bundleStyles } from '../bundler/styles.ts';
import { makeHighlighter } from '../content/code/highlighter.ts';
import { makeCompiler } from '../content/compile.ts';
import { pathToRoute, routeToPageFile, withBase } from '../contract/address.ts';
import type { Problem } from '../problem.ts';
import { notFoundPage } from '../render/not-found-page.ts';
import { type PreparedSite, prepareSite, renderPage } from '../render/render-site.ts';
import { assembleSite } from '../site/assemble-site.ts';
import type { Asset } from '../site/assets.ts';
import { compileSite } from '../site/compile-site.ts';
import { readSite, type SiteSources } from '../site/read-site.ts';
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

type State = { prepared: PreparedSite; sources: SiteSources; assets: Asset[] };

/** A site held in memory while it is written. */
export async function openLiveSite(options: {
  siteDir: string;
  baseUrl: string | undefined;
  modules: ModuleLoader;
}): Promise<LiveSite & { problems: Problem[] }> {
  const { siteDir, baseUrl, modules } = options;
  const compiler = makeCompiler(await makeHighlighter());
  const memory = makePageMemory();
  const boot = await bundleBoot(siteDir);

  async function read(): Promise<{ state: State; problems: Problem[] }> {
    modules.reset();
    const { loadDefault } = modules;
    const sources = await readSite({ siteDir, baseUrl, includeDrafts: true, loadDefault });
    const { config } = sources;
    const compile = memory.forSite(sources);
    const compiled = await compileSite(sources, { compiler, modules }, () => {}, compile);
    const { site, problems } = assembleSite(sources, compiled);
    const prepared = prepareSite({
      site,
      config,
      client: { entry: 'engine/app/client.ts', files: [], boot },
      styles: bundleStyles(siteDir, config.customCss),
      renderer: await modules.shellRenderer(),
      extraHead: developmentScripts(config.baseUrl),
    });
    return {
      state: { prepared, sources, assets: compiled.assets() },
      problems: [...sources.problems, ...compiled.problems, ...problems],
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
    answer: async (pathname) => answerFrom(state.prepared, pathname),
    asset: (path) => state.assets.find(({ output }) => output === path),
    config: () => state.sources.config,
  };
}

function developmentScripts(baseUrl: string): string {
  const script = (path: string) =>
    `<script type="module" src="${withBase(path, baseUrl)}"></script>`;
  return script('@vite/client') + script('engine/dev/development-client.ts');
}

function answerFrom(prepared: PreparedSite, pathname: string): Answer | undefined {
  const { config, shell, sidebarFiles, shellFile, stylesFile, site } = prepared;
  const path = pathname.slice(config.baseUrl.length);
  const file = [shellFile, ...sidebarFiles.values()].find((candidate) => candidate.path === path);
  if (file) return json(file.text);
  if (stylesFile.path === path) return { status: 200, type: 'text/css', body: stylesFile.text };
  const data = site.pages.find(
    ({ route }) => routeToPageFile(route, config.trailingSlash) === path,
  );
  if (data) return json(JSON.stringify({ ...data.data, html: data.html, build: shell.build }));
  const route = pathToRoute(pathname, config.baseUrl);
  const page = site.pages.find((candidate) => candidate.route === route);
  if (!page && /\.(?!html$)\w+$/.test(path)) return undefined;
  const body = renderPage(page ?? notFoundPage(shell), prepared);
  return { status: page ? 200 : 404, type: 'text/html; charset=utf-8', body };
}

function json(body: string): Answer {
  return { status: 200, type: 'application/json; charset=utf-8', body };
}

/** The engine's own folder, whose changes show as well. */
export const WATCHED_ENGINE = `${PACKAGE_DIR}/engine`;
