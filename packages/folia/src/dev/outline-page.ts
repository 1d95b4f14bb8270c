import { emptyCollection } from '../compile/page-context.ts';
import { describeView } from '../kinds/api/describe-view.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { SourcePage } from '../model/source-page.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { leadHeadingText } from '../read/lead-heading.ts';
import { pageFrontmatterSchema } from '../read/page-frontmatter.ts';

/**
 * What is known about a page without compiling it: its title, for sidebars and lists. It is replaced before anyone sees
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
      return { heading: leadHeadingText(source.body), frontmatter: source.frontmatter };
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
