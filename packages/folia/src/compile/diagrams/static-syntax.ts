import type { DiagramSource } from './diagram-source.ts';

/** Patterns of a kind of diagram. */
type Syntax = {
  /** If given, each statement matches one of these. */
  only?: RegExp[];
  /** No statement matches one of these. */
  never: RegExp[];
};

const NAME = '[\\w]+';
const BLOCKS = /^\s*(?:loop|alt|else|opt|par|and|break)\b|^\s*end\s*$/;

/**
 * The syntax that the library that draws at build time understands. It silently leaves out the rest, so a diagram with
 * anything else is drawn by Mermaid in the browser.
 */
const SYNTAX = new Map<string, Syntax>(
  Object.entries({
    flowchart: {
      never: [
        /@\{|@--|@==|@-\./, // Shapes and edges with properties.
        /"`|fa:|#\w+;/, // Markdown, icons and escaped characters in labels.
        /[[({][/\\]/, // Parallelograms and trapezoids.
        /~~~|--[ox]\s|==[ox]\s|-\.?-?[ox]\s+\w/, // Invisible links, and links with other ends than arrows.
        /^[^"[({|]*[^\p{ASCII}]/u, // Ids with other letters.
        /^[^"[({|]*\w\.\w/, // Ids with dots.
      ],
    },
    sequenceDiagram: {
      only: [
        /^\s*sequenceDiagram$/,
        new RegExp(`^\\s*(?:participant|actor)\\s+${NAME}(?:\\s+as\\s+.+)?$`),
        new RegExp(`^\\s*${NAME}\\s*--?(?:>>|>|x|\\))\\s*[+-]?\\s*${NAME}\\s*:`),
        /^\s*Note\s+(?:over|left of|right of)\s+\w+(?:\s*,\s*\w+)?\s*:/i,
        new RegExp(`^\\s*(?:de)?activate\\s+${NAME}$`),
        BLOCKS,
      ],
      never: [/#\w+;/],
    },
    classDiagram: {
      never: [
        /^\s*(?:namespace|note|click|link|callback|direction|style|classDef|cssClass)\b/,
        /^\s*class\s+\w+\s*\[/,
        /~|\(\)--|--\(\)|:::/, // Generics, lollipops, classes of styles.
        /^\s*<<\w+>>\s+\w/,
        /^\s*\w+\s*:\s*\S/, // Members outside of a block.
      ],
    },
    stateDiagram: {
      never: [
        /^\s*note\b/,
        /^\s*--\s*$/,
        /<<\w+>>|\[\[\w+\]\]/,
        /^\s*(?:classDef|class|style|click)\b|:::/,
      ],
    },
    erDiagram: {
      never: [
        /^\s*\w+\s*\[/, // Aliases.
        /^\s*(?:direction|style|classDef|class)\b|:::/,
        /^\s*[\w()[\]]+\s+\w+(?:\s+\w+(?:\s*,\s*\w+)*)?\s+"/, // Comments on attributes.
        /\bUK\b|^\s*"/,
        /\b(?:one|many|zero|only|optionally)\b.*\bto\b/,
      ],
    },
    xychart: { never: [/^\s*(?:bar|line)\s+"/] },
  }),
);

const ALIASES = new Map([
  ['graph', 'flowchart'],
  ['stateDiagram-v2', 'stateDiagram'],
  ['classDiagram-v2', 'classDiagram'],
  ['xychart-beta', 'xychart'],
]);

/** Clicks do nothing in a drawing. Mermaid, too, ignores them unless a site trusts its texts. */
const CLICK = /^\s*click\s/;

/** The name of a kind without its version and aliases. */
export function kindOf({ kind }: DiagramSource): string {
  return ALIASES.get(kind) ?? kind;
}

/** The text of a diagram for the library that draws at build time; undefined if that would leave something out. */
export function staticText(source: DiagramSource): string | undefined {
  const kind = kindOf(source);
  const syntax = SYNTAX.get(kind);
  if (!syntax || source.isConfigured) return undefined;
  const statements =
    kind === 'flowchart'
      ? source.statements.filter((line) => !CLICK.test(line))
      : source.statements;
  const isKnown = (line: string) =>
    (syntax.only?.some((pattern) => pattern.test(line)) ?? true) &&
    !syntax.never.some((pattern) => pattern.test(line));
  return statements.every(isKnown) ? statements.join('\n') : undefined;
}
