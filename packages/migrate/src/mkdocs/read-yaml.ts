import { SiteError } from 'folia-problems';
import { LineCounter, parseDocument, Scalar, visit } from 'yaml';

/**
 * Parses the YAML of MkDocs: `!ENV` becomes its default, since the variables of a build are unknown, and the objects of
 * Python (`!!python/name:`) become empty.
 *
 * @throws SiteError if it is not YAML
 */
export function readYaml(text: string, file: string): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter,
    logLevel: 'silent',
    merge: true,
    uniqueKeys: false,
  });
  const [error] = document.errors;
  if (error) {
    const { line, col: column } = lineCounter.linePos(error.pos[0]);
    const message = error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? '';
    throw new SiteError([{ file, line, column, message }]);
  }
  visit(document, {
    Scalar(_key, node) {
      if (isPython(node.tag) || node.tag === '!ENV') return new Scalar(null);
      return undefined;
    },
    Map(_key, node) {
      return isPython(node.tag) ? new Scalar(String(node.tag).replace(/^.*:/, '')) : undefined;
    },
    Seq(_key, node) {
      if (node.tag !== '!ENV') return undefined;
      // The last entry is the default, the others are names of variables.
      const last = node.items.at(-1);
      return node.items.length > 1 && last instanceof Scalar ? last : new Scalar(null);
    },
  });
  return document.toJS();
}

function isPython(tag: string | undefined): boolean {
  return tag !== undefined && /^(?:!!|tag:yaml\.org,2002:)python\//.test(tag);
}
