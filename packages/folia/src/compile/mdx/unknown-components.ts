import { didYouMean } from 'folia-problems';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { PROVIDED_COMPONENTS } from '../../components/names.ts';
import { isHtmlTag } from '../rehype/html-tags.ts';
import { report } from '../report.ts';

/** Reports elements that are neither HTML nor an imported, declared or provided component. */
export const remarkUnknownComponents: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const own = file.data.moduleScope?.names ?? new Set<string>();
  const ofSite = file.data.context?.components ?? [];
  const provided = [...new Set([...PROVIDED_COMPONENTS, ...ofSite])];
  const known = new Set([...own, ...provided]);
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    if (node.name === 'svg' || node.name === 'math') return 'skip';
    const [name = ''] = node.name?.split('.') ?? [];
    if (name === '' || known.has(name) || isHtmlTag(name)) return undefined;
    const isComponent = /^[A-Z]/.test(name);
    if (isComponent && file.data.context?.takesComponents) return undefined;
    report(file, node, {
      message: isComponent
        ? `The component "<${name}>" is not imported.`
        : `"<${name}>" is not an HTML element, so browsers would not show it.`,
      hint: isComponent
        ? `${didYouMean(name, known)}Components that need no import: ${provided.join(', ')}.`
        : `Write \`<${name}>\` in backticks, or "\\<${name}>", if it is text.`,
      dependsOn: isComponent ? ['components'] : undefined,
      // React renders any element, and browsers show its content.
      subject: isComponent ? undefined : 'page',
    });
    return undefined;
  });
};
