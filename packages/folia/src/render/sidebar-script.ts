import type { InlineScripts } from '../bundler/inline-scripts.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';

/** The script after the sidebar of each document. */
export function sidebarScript(
  { docs }: Pick<SiteConfig['themeConfig'], 'docs'>,
  inline: Pick<InlineScripts, 'sidebar' | 'hideSidebar' | 'collapseOthers'>,
): string {
  const { hideable, autoCollapseCategories } = docs.sidebar;
  const scripts = [
    ...(hideable ? [inline.hideSidebar] : []),
    inline.sidebar,
    ...(autoCollapseCategories ? [inline.collapseOthers] : []),
  ];
  return scripts.join('\n');
}
