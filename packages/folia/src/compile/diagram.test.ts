import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { renderDiagram } from './diagram.ts';

const LOAF = 'flowchart LR\n  accTitle: From flour to loaf\n  flour[Flour] --> loaf[Loaf]\n';

/** Kinds of diagrams whose arrow heads have ids. */
const KINDS = [
  ['flowchart', LOAF],
  [
    'sequence diagram',
    'sequenceDiagram\n  accTitle: An order\n  Ada->>Baker: A loaf\n  Baker-->>Ada: Here\n',
  ],
  ['class diagram', 'classDiagram\n  accTitle: Breads\n  Bread <|-- Rye\n  Bread *-- Flour\n'],
  ['state diagram', 'stateDiagram-v2\n  accTitle: Dough\n  Resting --> Baking\n'],
] as const;

async function drawn(mermaid: string, name = '1'): Promise<string> {
  const diagram = await renderDiagram(mermaid, name);
  return diagram.ok ? toHtml(diagram.svg) : `not drawn: ${diagram.message}`;
}

describe('renderDiagram: Mermaid to SVG', () => {
  test('returns an SVG element with its labels', async () => {
    expect(await drawn(LOAF)).toMatch(/^<svg .*>Flour<\/text>.*>Loaf<\/text>.*<\/svg>$/);
  });

  test('accTitle is the text alternative and is not visible', async () => {
    expect(await drawn(LOAF)).toMatch(/ role="img" aria-label="From flour to loaf">/);
    expect(await drawn(LOAF)).not.toContain('accTitle');
  });

  test('accDescr follows the title', async () => {
    const described = LOAF.replace('loaf\n', 'loaf\n  accDescr: It is baked\n');
    expect(await drawn(described)).toContain('aria-label="From flour to loaf. It is baked"');
  });

  test('accDescr can be in braces', async () => {
    const described = LOAF.replace('accTitle: From flour to loaf', 'accDescr { It is baked }');
    expect(await drawn(described)).toContain('aria-label="It is baked"');
  });

  test('has no style rules, inline styles or external fonts', async () => {
    expect(await drawn(LOAF)).not.toMatch(/<style|<(?!svg)[^>]* style="|https?:/);
  });

  test('has a minimum width at which its labels are readable, and which is not above its natural width', async () => {
    const svg = await drawn(LOAF);
    const width = Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
    expect(svg).toContain(` style="min-inline-size:min(${Math.round(width * 0.8)}px,34rem)"`);
  });

  test('a text alternative of several lines is joined into one line', async () => {
    const described = LOAF.replace(
      'accTitle: From flour to loaf',
      'accDescr {\n    It is kneaded,\n    then baked\n  }',
    );
    expect(await drawn(described)).toContain('aria-label="It is kneaded, then baked"');
  });

  test.each(KINDS)('two diagrams on a page have different ids: a %s', async (_, mermaid) => {
    const idsOf = async (name: string): Promise<string[]> =>
      (await drawn(mermaid, name)).match(/(?<=\bid=")[^"]+/g) ?? [];
    const [first, second] = [await idsOf('1'), await idsOf('2')];
    expect(first.length).toBeGreaterThan(0);
    expect(first.filter((id) => second.includes(id))).toEqual([]);
  });

  test.each(KINDS)('referenced arrowheads exist: a %s', async (_, mermaid) => {
    const svg = await drawn(mermaid, '3');
    const used = svg.match(/(?<=url\(#)[^)]+/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    for (const id of used) expect(svg).toContain(`id="${id}"`);
  });

  test('the default text alternative is the kind and the labels', async () => {
    const labelled = 'graph LR\n  flour[Flour & salt] -->|knead| loaf[Loaf]\n';
    expect(await drawn(labelled)).toContain(
      'aria-label="Diagram (flowchart): knead, Flour &#x26; salt, Loaf"',
    );
  });

  test('invalid Mermaid code returns the reason', async () => {
    expect(await renderDiagram('accTitle: Nothing\nnonsense', '1')).toMatchInlineSnapshot(`
      {
        "hint": "Supported diagrams: flowchart (graph), sequenceDiagram, classDiagram, stateDiagram-v2, erDiagram, xychart-beta.",
        "message": "Invalid mermaid header: "nonsense". Expected "graph TD", "flowchart LR", "stateDiagram-v2", etc.",
        "ok": false,
      }
    `);
  });
});
