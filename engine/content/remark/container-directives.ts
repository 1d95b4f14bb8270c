import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';

/**
 * Reads `:::name[Label]` containers. Of the directives proposal only these are taken: the inline form would turn
 * `host:port` in prose into a directive.
 */
export function remarkContainerDirectives(this: Processor): undefined {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.fromMarkdownExtensions ??= [];
  data.micromarkExtensions.push({ flow: directive().flow });
  data.fromMarkdownExtensions.push(directiveFromMarkdown());
}
