import type { Nodes } from 'hast';
import type { VFile } from 'vfile';
import { report } from '../report.ts';
import { attributeValue } from './attribute.ts';

const HANDLER = /^on[a-z]+$/i;

/** Reports code in attributes, which the content security policy of a document keeps from running. */
export function checkInlineCode(node: Nodes, name: string, file: VFile): void {
  for (const handler of handlersOf(node)) {
    report(file, node, {
      severity: 'warning',
      message: `Browsers do not run the code in "${handler.toLowerCase()}" of this <${name}>: the content security policy forbids it.`,
      hint: 'Use an island for interactive parts, or add a listener in a script that the document contains or loads.',
    });
  }
  const address = attributeValue(node, 'href') ?? '';
  // Browsers ignore control characters and spaces in it (https://url.spec.whatwg.org/#concept-basic-url-parser).
  if (/^javascript:/i.test(address.replace(/[\s\p{Cc}]/gu, ''))) {
    report(file, node, {
      severity: 'warning',
      message: 'Browsers do not run the code in this link: the content security policy forbids it.',
      hint: 'Link to a page, or use an island for interactive parts.',
    });
  }
}

/** The names of the attributes with code in text; functions belong to components. */
function handlersOf(node: Nodes): string[] {
  if (node.type === 'element') return Object.keys(node.properties).filter(isHandler);
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    typeof attribute.value === 'string' &&
    isHandler(attribute.name)
      ? [attribute.name]
      : [],
  );
}

function isHandler(name: string): boolean {
  return HANDLER.test(name);
}
