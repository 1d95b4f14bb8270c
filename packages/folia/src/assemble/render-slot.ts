import { join } from 'node:path';
import { type Problem, throwIfErrors } from 'folia-problems';
import type { CompileServices } from '../compile/compile-input.ts';
import { idleCodeProblems } from '../compile/idle-code.ts';
import { componentOf, runningContent } from '../compile/run-content.ts';
import { siteValues } from '../compile/site-values.ts';
import { withSourcePlaces } from '../compile/source-place.ts';
import type { PageValues } from '../components/page-values.ts';
import { ORIGINAL_MARKUP } from '../contract/original-markup.ts';
import type { LocaleSite } from '../model/locale-site.ts';
import type { RenderedSlot, SlotName } from '../model/theme.ts';

/** Slots that surround the text of each page. */
export const SURROUNDS_TEXT: readonly SlotName[] = ['doc', 'post'];

/** Slots whose text would be missing if they did not render their children. */
const NEEDS_CHILDREN: readonly SlotName[] = [...SURROUNDS_TEXT, 'layout'];

export type ShellRenderer = Awaited<ReturnType<CompileServices['modules']['shellRenderer']>>;

type SlotContext = {
  locale: LocaleSite;
  modules: CompileServices['modules'];
  renderer: ShellRenderer;
  route: string;
  page?: PageValues;
};

/**
 * Renders the component of a slot to HTML with complete addresses.
 *
 * @param context.page the page whose text it surrounds; absent if it is the same for all pages
 * @throws SiteError if it fails, or if it would lose the text of the pages
 */
export async function renderSlot(
  name: SlotName,
  path: string,
  { locale, modules, renderer, route, page }: SlotContext,
): Promise<RenderedSlot> {
  const { siteDir, config } = locale.sources;
  const published = siteValues(config);
  // Base path and trailing slash are added to links below, in the markup.
  const site = { ...published, baseUrl: '/', trailingSlash: undefined, published };
  const { html: rendered, idle } = await runningContent(path, siteDir, async () =>
    renderer.renderSlot(componentOf(await modules.load(join(siteDir, path)), path), {
      site,
      themeConfig: config.themeConfig,
      page,
      idPrefix: `${name}-`,
    }),
  );
  const { html, collected } = await locale.compiled.compileMarkup(rendered, { path, route });
  const [before = '', after] = html.split(ORIGINAL_MARKUP);
  const keepsOriginal = after !== undefined;
  const problems = withSourcePlaces(collected, siteDir, [path]).problems;
  if (!keepsOriginal && NEEDS_CHILDREN.includes(name)) problems.push(missingChildren(path));
  throwIfErrors(problems);
  const warnings = [...problems, ...idleCodeProblems(idle, siteDir, path)];
  return { before, after: after ?? '', keepsOriginal, links: collected.links, warnings };
}

function missingChildren(file: string): Problem {
  return {
    file,
    message:
      'The component does not render its children, so the text of the pages would be missing.',
    hint: 'Write "export default function Part({ children }) { return <>{children}</>; }".',
  };
}
