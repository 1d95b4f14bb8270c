import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { CollectedContent } from '../model/page-content.ts';
import type { CompileInput, CompileServices } from './compile-input.ts';
import type { LinkingText } from './linking-text.ts';
import type { Lookups } from './lookups.ts';
import { makePageContext } from './make-page-context.ts';
import { emptyCollection } from './page-context.ts';
import { rehypeAnchors } from './rehype/anchors.ts';
import { rehypeLinks } from './rehype/links.ts';
import { rehypeWithinMain } from './within-main.ts';

/**
 * Completes the markup of a component: highlights its code blocks, resolves its links and files, and collects them and
 * its ids.
 */
export async function compileMarkup(
  html: string,
  text: LinkingText,
  input: CompileInput,
  services: CompileServices,
  lookups: Lookups,
): Promise<{ html: string; collected: CollectedContent }> {
  const collected = emptyCollection();
  const context = makePageContext(text, input, services, lookups);
  const file = new VFile({ path: text.path, data: { context, collected } });
  const processor = unified().use(rehypeWithinMain).use(rehypeLinks).use(rehypeAnchors);
  const tree = await processor.run(fromHtml(html, { fragment: true }), file);
  const colored = await services.compiler.colorCode(toHtml(tree), context);
  const { toc, anchors, links, problems } = file.data.collected ?? collected;
  return {
    html: colored.html,
    collected: {
      toc,
      anchors: [...anchors, ...colored.anchors],
      links: [...links, ...colored.links],
      problems: [...problems, ...colored.problems],
    },
  };
}
