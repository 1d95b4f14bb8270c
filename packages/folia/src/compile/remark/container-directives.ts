import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Construct } from 'micromark-util-types';
import type { Processor } from 'unified';
import { titledContainer } from './titled-container.ts';

const COLON = 58;

/**
 * Parses `:::name[Label]` and `:::name Label` containers. Other forms of the directives proposal are not supported: the
 * inline form would match `host:port` in prose, and the leaf form any line that starts with two colons.
 */
export function remarkContainerDirectives(this: Processor): undefined {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.fromMarkdownExtensions ??= [];
  data.micromarkExtensions.push({ flow: { [COLON]: containers() } });
  data.fromMarkdownExtensions.push(directiveFromMarkdown());
}

/** Returns the constructs for containers, which are the only directives with `concrete` set. */
function containers(): Construct[] {
  const constructs = directive().flow?.[COLON] ?? [];
  return [constructs]
    .flat()
    .filter(({ concrete }) => concrete)
    .map(titledContainer);
}
