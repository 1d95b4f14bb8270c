import { SiteError } from 'folia-problems';
import { LineCounter, parseDocument, Scalar, visit } from 'yaml';

/**
 * Parses the YAML of MkDocs: `!ENV` becomes its default, since the variables of a build are unknown, and an object of
 * Python (`!!python/name:`) becomes its name (`python`) and its parameters, such as `kwds`.
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
      if (isPython(node.tag)) return document.createNode({ python: pythonName(node.tag) });
      return node.tag === '!ENV' ? new Scalar(null) : undefined;
    },
    Map(_key, node) {
      if (isPython(node.tag)) node.set('python', pythonName(node.tag));
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

/** @example pythonName('tag:yaml.org,2002:python/name:pymdownx.slugs.gfm') // 'pymdownx.slugs.gfm' */
function pythonName(tag: string): string {
  return tag.replace(/^.*:/, '');
}

function isPython(tag: string | undefined): tag is string {
  return tag !== undefined && /^(?:!!|tag:yaml\.org,2002:)python\//.test(tag);
}
