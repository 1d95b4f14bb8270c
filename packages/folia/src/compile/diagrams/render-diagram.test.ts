import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { findMermaid } from './mermaid-library.ts';
import { renderDiagram } from './render-diagram.ts';

const library = findMermaid(import.meta.dirname);

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
  const diagram = await renderDiagram(mermaid, { name });
  return diagram.kind === 'drawn' ? toHtml(diagram.svg) : `not drawn: ${diagram.kind}`;
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

  test('entities without attributes show no text in their place', async () => {
    expect(await drawn('erDiagram\n  BREAD ||--o{ GRAIN : has\n')).not.toContain('no attributes');
  });
});

describe('what surrounds the statements of a diagram', () => {
  test('is left out: frontmatter, directives, comments and semicolons', async () => {
    const source = `---
title: From field to loaf
config:
  theme: forest
---
%%{init: {'theme': 'dark'}}%%
flowchart LR;
  %% The first part
  field[Field; large] --> mill[Mill]; mill --> loaf["Loaf; warm"]; %% and more
`;
    const diagram = await renderDiagram(source, { name: '1' });
    expect(diagram).toMatchObject({ kind: 'drawn', title: 'From field to loaf' });
    expect(await drawn(source)).toContain(
      'aria-label="Diagram (flowchart): Field; large, Mill, Loaf; warm"',
    );
  });

  test('is left out after letters of two units, too', async () => {
    const label = 'aria-label="Diagram (flowchart): 🍞🍞, Oven"';
    expect(await drawn('flowchart LR\n  a["🍞🍞"] --> Oven %% hot\n')).toContain(label);
  });

  test('keeps a diagram from being drawn at build time if it changes more than the look', async () => {
    const flow = 'flowchart LR\n  mill --> loaf\n';
    const kindsOf = async (before: string) =>
      (await renderDiagram(before + flow, { name: '1', library })).kind;
    expect(await kindsOf('---\nconfig:\n  look: handDrawn\n---\n')).toBe('drawn');
    expect(await kindsOf('---\nconfig:\n  layout: elk\n---\n')).toBe('live');
    expect(await kindsOf('%%{init: {"flowchart": {"defaultRenderer": "elk"}}}%%\n')).toBe('live');
  });
});

/** Short examples of all kinds that Mermaid draws in the browser. */
const LIVE = {
  architecture: 'architecture-beta\n  service oven(server)[Oven]\n',
  block: 'block-beta\n  columns 1\n  a["Oven"]\n',
  C4Context: 'C4Context\n  title Bakery\n  Person(b, "Baker")\n',
  gantt: 'gantt\n  dateFormat D MMM YYYY\n  Knead :1 Mar 2024, 2d\n',
  gitGraph: 'gitGraph\n  commit\n',
  journey: 'journey\n  title A day\n  Bake: 5: Ann\n',
  kanban: 'kanban\n  Todo\n    [Knead]\n',
  mindmap: 'mindmap\n  root((Bread))\n    Rye\n',
  packet: 'packet-beta\n  0-15: "Flour"\n',
  pie: 'pie title Flour\n  "Rye" : 40\n',
  quadrantChart: 'quadrantChart\n  x-axis Light --> Dark\n  Rye: [0.7, 0.6]\n',
  radar: 'radar-beta\n  axis a["Salt"], b["Sour"], c["Sweet"]\n  curve r["Rye"]{4, 3, 5}\n',
  requirement: 'requirementDiagram\n  requirement heat {\n    id: 1\n  }\n',
  sankey: 'sankey-beta\n\nFlour,Bread,40\n',
  timeline: 'timeline\n  2020 : Oven\n',
  treemap: 'treemap-beta\n"Breads"\n  "Rye": 40\n',
};

describe('diagrams that Mermaid draws in the browser', () => {
  test.each(Object.entries(LIVE))('%s has a text alternative and a space', async (kind, source) => {
    const diagram = await renderDiagram(source, { name: '1', library });
    expect(diagram).toMatchObject({ kind: 'live', label: expect.stringContaining(`(${kind})`) });
    expect(diagram.kind === 'live' && diagram.height).toBeGreaterThan(100);
  });

  test('have their title as text alternative, unless the author wrote one', async () => {
    expect(await renderDiagram(LIVE.pie, { name: '1', library })).toMatchObject({
      label: 'Diagram (pie): Flour',
    });
    const described = LIVE.gantt.replace('gantt\n', 'gantt\n  accTitle: A plan\n');
    expect(await renderDiagram(described, { name: '1', library })).toMatchObject({
      label: 'A plan',
    });
  });

  test.each([
    ['a flowchart with a shape by name', 'flowchart LR\n  a@{ shape: cyl } --> b\n'],
    ['a flowchart with Markdown', 'flowchart LR\n  a["`**Rye**`"] --> b\n'],
    ['a flowchart with a parallelogram', 'flowchart LR\n  a[/Rye/] --> b\n'],
    ['a sequence with numbers', 'sequenceDiagram\n  autonumber\n  Ann->>Bob: Rye\n'],
    ['a sequence with names of two words', 'sequenceDiagram\n  Ann Mill->>Bob: Rye\n'],
    ['classes with notes', 'classDiagram\n  Rye --> Bread\n  note "Good"\n'],
    ['states with notes', 'stateDiagram-v2\n  a --> b\n  note right of a : Warm\n'],
    ['entities with comments', 'erDiagram\n  RYE {\n    int weight "in grams"\n  }\n'],
  ])('include %s, which the build would draw incompletely', async (_, source) => {
    expect(await renderDiagram(source, { name: '1', library })).toMatchObject({ kind: 'live' });
  });

  test('are their source with a hint if Mermaid is not installed', async () => {
    expect(await renderDiagram(LIVE.gantt, { name: '1' })).toEqual({
      kind: 'source',
      message: 'This gantt diagram is shown as its source, because it needs the package "mermaid".',
      hint: 'Run "npm install mermaid". Pages without such a diagram do not load it.',
    });
    expect(await renderDiagram('flowchrt LR\n  a --> b\n', { name: '1' })).toMatchObject({
      hint: expect.stringMatching(/^Did you mean "flowchart"\?/),
    });
  });
});

test('a diagram that Mermaid does not understand is its source, with the line', async () => {
  const source = 'flowchart TD\n  rye --> bread\n  bread -->\n  [[[\n';
  expect(await renderDiagram(source, { name: '1', library })).toMatchObject({
    kind: 'source',
    message: expect.stringMatching(/^Mermaid could not parse this diagram: Parse error/),
    line: expect.any(Number),
  });
  expect(await renderDiagram('nonsense', { name: '1', library })).toMatchObject({
    kind: 'source',
  });
});
