import { parse } from 'yaml';

/** The source of a Mermaid diagram, without what only Mermaid reads. */
export type DiagramSource = {
  /** The first word, such as `flowchart` or `gantt`; empty if there is none. */
  kind: string;
  /** The title in frontmatter (https://mermaid.js.org/config/configuration.html#frontmatter-config). */
  title?: string;
  /** Text alternatives (https://mermaid.js.org/config/accessibility.html). */
  accTitle?: string;
  accDescr?: string;
  /** The diagram in lines with one statement each, without frontmatter, directives, comments and text alternatives. */
  statements: string[];
  /** Whether its frontmatter or directives configure more than colors and fonts. */
  isConfigured: boolean;
};

const FRONTMATTER = /^\s*---[ \t]*\r?\n([\s\S]*?)\r?\n[ \t]*---[ \t]*(?:\r?\n|$)/;
const DIRECTIVE = /%%\{([\s\S]*?)\}%%/g;
const TITLE = /^[ \t]*accTitle[ \t]*:[ \t]*(.+)$/m;
const DESCRIPTION = /^[ \t]*accDescr[ \t]*:[ \t]*(.+)$/m;
const DESCRIPTION_BLOCK = /^[ \t]*accDescr[ \t]*\{([^}]*)\}/m;
/** Settings that do not change what a diagram says: it has the colors and fonts of the site. */
const LOOKS = new Set([
  'theme',
  'themeVariables',
  'themeCSS',
  'look',
  'fontFamily',
  'fontSize',
  'darkMode',
  'handDrawnSeed',
]);

/** Reads the source of a diagram. */
export function readDiagramSource(source: string): DiagramSource {
  const [, yaml] = FRONTMATTER.exec(source) ?? [];
  const frontmatter = yaml === undefined ? {} : parseLoosely(yaml);
  const body = source.replace(FRONTMATTER, '');
  const directives = [...body.matchAll(DIRECTIVE)].map(([, text = '']) => text);
  const text = body
    .replace(DIRECTIVE, '')
    .replace(DESCRIPTION_BLOCK, '')
    .replace(TITLE, '')
    .replace(DESCRIPTION, '');
  const statements = text.split(/\r?\n/).flatMap(splitStatements).filter(Boolean);
  const description = DESCRIPTION_BLOCK.exec(body) ?? DESCRIPTION.exec(body);
  return {
    kind: /^[\w-]+/.exec(statements[0] ?? '')?.[0] ?? '',
    title: typeof frontmatter.title === 'string' ? frontmatter.title : undefined,
    accTitle: TITLE.exec(body)?.[1]?.trim(),
    accDescr: description?.[1]?.replace(/\s+/g, ' ').trim(),
    statements,
    isConfigured:
      frontmatter.displayMode !== undefined ||
      configures(frontmatter.config) ||
      directives.some(directiveConfigures),
  };
}

function parseLoosely(yaml: string): Record<string, unknown> {
  try {
    const value: unknown = parse(yaml);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function configures(config: unknown): boolean {
  return isRecord(config) && Object.keys(config).some((key) => !LOOKS.has(key));
}

/** Whether a directive such as `init: {'theme': 'dark'}` configures more than the look. It is nearly JSON. */
function directiveConfigures(directive: string): boolean {
  const [, name, json = '{}'] = /^\s*(\w+)\s*(?::\s*([\s\S]*))?$/.exec(directive) ?? [];
  return name !== 'init' && name !== 'initialize'
    ? true
    : configures(parseLoosely(json).config ?? parseLoosely(json));
}

/**
 * Splits a line at semicolons outside of quotes and brackets, and removes its comment. Indentation remains, because it is
 * meaningful in some diagrams.
 */
function splitStatements(line: string): string[] {
  const [indent = ''] = /^\s*/.exec(line) ?? [];
  const parts: string[] = [''];
  let depth = 0;
  let isQuoted = false;
  for (const [index, letter] of line.split('').entries()) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && '([{'.includes(letter)) depth += 1;
    else if (!isQuoted && ')]}'.includes(letter)) depth -= 1;
    if (!isQuoted && line.startsWith('%%', index)) break;
    if (letter === ';' && !isQuoted && depth <= 0 && !isEntity(parts.at(-1) ?? ''))
      parts.push(indent);
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trimEnd());
}

/** Whether a semicolon after this text ends a character such as `#35;` or `#quot;`. */
function isEntity(text: string): boolean {
  return /#\w+$/.test(text);
}
