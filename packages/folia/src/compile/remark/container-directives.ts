import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Construct } from 'micromark-util-types';
import type { Processor } from 'unified';
import { titledContainer } from './titled-container.ts';

const COLON = 58;

/**
 * Reads `:::name[Label]` and `:::name Label` containers. Of the directives proposal only these are taken: the inline form would turn
 * `host:port` in prose into a directive, the form of one line any line that begins with two colons.
 */
export function remarkContainerDirectives(this: Processor): undefined {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.fromMarkdownExtensions ??= [];
  data.micromarkExtensions.push({ flow: { [COLON]: containers() } });
  data.fromMarkdownExtensions.push(directiveFromMarkdown());
}

/** The container is the one directive that holds other blocks. */
function containers(): Construct[] {
  const constructs = directive().flow?.[COLON] ?? [];
  return [constructs]
    .flat()
    .filter(({ concrete }) => concrete)
    .map(titledContainer);
}
