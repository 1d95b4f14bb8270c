import { emptyCollection } from '../compile/page-context.ts';
import { describeView } from '../kinds/api/describe-view.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { SourcePage } from '../model/source-page.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { pageFrontmatterSchema } from '../read/page-frontmatter.ts';

/** The title at the start of a text, after comments and the imports of MDX. */
const LEAD_HEADING =
  /^(?:\s|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|(?:import|export)\b[^\n]*\n)*# +([^\n]+)/;

/**
 * A page as far as it is known without compiling it: its title, for sidebars and lists. It is replaced before anyone sees
 * its text.
 */
export function outlinePage(source: SourcePage, config: SiteConfig): CompiledPage {
  return { ...emptyCollection(), source, html: '', ...titleOf(source, config) };
}

function titleOf(
  source: SourcePage,
  config: SiteConfig,
): Pick<CompiledPage, 'heading' | 'frontmatter'> {
  switch (source.form) {
    case 'text':
      return { heading: findHeading(source.body), frontmatter: source.frontmatter };
    case 'view': {
      const { title } = describeView(source, config.texts);
      return { frontmatter: pageFrontmatterSchema.parse({ title }) };
    }
    case 'component':
      return { frontmatter: pageFrontmatterSchema.parse({}) };
    case 'generated':
      return { frontmatter: source.frontmatter };
  }
}

/** The text of the heading that a page begins with; markup that is not understood here stays until the page is compiled. */
function findHeading(body: string): string | undefined {
  return LEAD_HEADING.exec(body)?.[1]
    ?.replace(/\s*\{#[^}]+\}\s*$/, '')
    .replace(/\s+#+\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]+/g, '')
    .trim();
}
