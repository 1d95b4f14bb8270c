import type { CompiledPage } from '../model/compiled-page.ts';
import type { SourcePage } from '../model/source-page.ts';
import { emptyCollection } from './page-context.ts';

type GeneratedSource = Extract<SourcePage, { form: 'generated' }>;

/** A generated page before it is assembled: it has sections that links may lead to, but no body yet. */
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
