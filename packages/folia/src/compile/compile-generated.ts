import type { CompiledPage } from '../model/compiled-page.ts';
import type { SourcePage } from '../model/source-page.ts';
import { emptyCollection } from './page-context.ts';

type GeneratedSource = Extract<SourcePage, { form: 'generated' }>;

/** Compiles a generated page: it has sections that links can point to, but no body until it is assembled. */
export async function compileGenerated(source: GeneratedSource): Promise<CompiledPage> {
  const { sections, frontmatter } = source;
  return {
    ...emptyCollection(),
    toc: sections.map((section) => ({ id: section, title: section, level: 2 })),
    anchors: sections,
    source,
    html: '',
    frontmatter,
  };
}
