import { expect, test } from 'vitest';
import { checkFigures, checkWords, figureQuotes } from './check-figures.ts';
import { readFigure } from './figure-file.ts';
import { checkFigureUses, codeFigureUses, figureUses } from './figure-uses.ts';
import { createInterface } from './interface-labels.ts';
import { parsePage } from './parse-page.ts';

const interfaces = {
  own: [createInterface('oven', ['Bake', 'Clock', 'Rolls', 'Recipes', 'Name', 'Sort by date'])],
  other: [createInterface('Mill', ['Grind'])],
};

function figure(children: string, props = 'alt="An oven."') {
  return readFigure({
    path: 'site/figures/oven.tsx',
    text: `import { Button } from '@site/components/screen/controls.tsx';

export default function Oven() {
  return <Figure ${props}>${children}</Figure>;
}
`,
  });
}

function problems(children: string, props?: string) {
  return checkFigures([figure(children, props)], interfaces).map(({ message }) => message);
}

const unknown = (text: string) => `"${text}" is not a label of the interface.`;

test('a word that is not a label is reported with its place and the nearest label', () => {
  expect(checkFigures([figure('<Button label="Bakes" />')], interfaces)).toEqual([
    {
      file: 'site/figures/oven.tsx',
      line: 4,
      column: 47,
      message: unknown('Bakes'),
      hint: 'Did you mean "Bake" (oven)?',
    },
  ]);
});

test('words are found in properties, lists, objects, expressions and elements within properties', () => {
  expect(problems('<Window title="A" actions={<Button label="B" />} />')).toEqual(
    ['A', 'B'].map(unknown),
  );
  expect(problems("<Grid columns={['A', 'Name']} extra={['B']} />")).toEqual(
    ['A', 'B'].map(unknown),
  );
  expect(problems("<Window sideBar={[{ label: 'A', icon: 'x' }]} />")).toEqual([unknown('A')]);
  expect(problems("<Field label={open ? 'A' : `B`} />")).toEqual(['A', 'B'].map(unknown));
  expect(problems("{['A'].map((label) => <Button key={label} label={label} />)}")).toEqual([
    unknown('A'),
  ]);
});

test('the keys of step numbers are words', () => {
  expect(problems("<Window marks={{ Rolls: 1, 'Sort by date': 2 }} />")).toEqual([]);
  expect(problems("<Window marks={{ Rollers: 1, 'Sort by size': 2 }} />")).toEqual(
    ['Rollers', 'Sort by size'].map(unknown),
  );
});

test('samples, icons, names and descriptions are not words of the interface', () => {
  expect(
    problems(
      '<ListRow icon="x" value="Alex" detail="/bread" /><People names={["Kim"]} /><Icon name="y" />',
      'alt="An oven." caption="In the kitchen"',
    ),
  ).toEqual([]);
});

test('text between tags is reported, because nothing says whether it is a label', () => {
  expect(problems('<Line>Bake</Line>')).toEqual(['"Bake" is not in a property.']);
});

test('the words of another product are looked up in its labels only', () => {
  expect(problems('<Button label="Grind" />', 'alt="x" product="Mill"')).toEqual([]);
  expect(problems('<Button label="Bake" />', 'alt="x" product="Mill"')).toEqual([unknown('Bake')]);
  expect(problems('<Button label="Grind" />')).toEqual([unknown('Grind')]);
  expect(problems('', 'alt="x" product="Fridge"')).toEqual(['"Fridge" is not a known product.']);
});

test('a figure has a description', () => {
  expect(problems('', 'alt=" "')).toHaveLength(1);
  expect(problems('', 'alt={name}')).toHaveLength(1);
  expect(problems('', '')).toEqual(['The figure has no "alt".']);
  expect(problems('', "alt={'An oven'}")).toEqual([]);
});

test('descriptions and captions are prose', () => {
  expect(figure('', 'alt="An oven." caption="A kitchen."').prose).toMatchObject([
    { text: 'An oven.', line: 4 },
    { text: 'A kitchen.', line: 4 },
  ]);
});

test('a figure with a syntax error is reported', () => {
  expect(problems('<A')).not.toEqual([]);
});

test('in the components of figures, only labels and texts are words', () => {
  const text = `const ITEMS = [{ label: 'Bakes', kind: 'wide' }];
    export const Bar = () => <span className="bar">Clocks<Button label="Bake" size="big" /></span>;`;
  const file = readFigure({ path: 'a.tsx', text }, { onlyLabels: true });
  expect(figureQuotes(file).map((quote) => quote.text)).toEqual(['Bakes', 'Clocks', 'Bake']);
  expect(checkWords(file, interfaces)).toHaveLength(2);
});

function uses(body: string) {
  const text = `import Oven from '@site/figures/oven.tsx';\n\n${body}\n`;
  return figureUses(parsePage({ path: 'docs/a.mdx', text }));
}

function useProblems(children: string, body: string) {
  return checkFigureUses([figure(children)], uses(body));
}

test('a figure that no page shows is reported, even if a page imports it', () => {
  expect(useProblems('', '<Oven />')).toEqual([]);
  expect(useProblems('', 'Text.')).toEqual([
    { file: 'site/figures/oven.tsx', message: 'No page shows this figure.' },
  ]);
});

test('a page written in TSX can show a figure', () => {
  const text = "import Oven from '@site/figures/oven.tsx';\nexport default () => <Oven />;\n";
  expect(codeFigureUses({ path: 'pages/a.tsx', text })).toMatchObject([
    { figure: 'site/figures/oven.tsx', page: 'pages/a.tsx' },
  ]);
});

test('step numbers in a figure are numbers of steps in its section', () => {
  const marks = '<A mark={3} /><A mark={2} /><Window avatarMark={2} marks={{ Rolls: 4 }} />';
  expect(useProblems(marks, '<Oven />\n\n1. A\n2. B\n3. C\n4. D')).toEqual([]);
  expect(useProblems(marks, '1. A\n2. B\n3. C\n\n   <Oven />\n\n4. D')).toEqual([]);
  expect(useProblems(marks, '<Oven />\n\n1. A\n2. B\n3. C\n\n## Next\n\n4. D')).toEqual([
    {
      file: 'docs/a.mdx',
      line: 3,
      message: 'The step numbers in site/figures/oven.tsx are 2, 2, 3, 4.',
      hint: 'The steps of this section have the numbers 1 to 3.',
    },
  ]);
});

test('without numbered steps in the section, step numbers run from 1 without gaps or repeats', () => {
  const body = '1. A\n2. B\n\n## Section\n\n<Oven />\n\n- C\n';
  expect(useProblems('<A mark={2} /><A mark={1} />', body)).toEqual([]);
  expect(useProblems('<A mark={1} /><A mark={3} />', body)).toHaveLength(1);
  expect(useProblems('<A mark={1} /><A mark={1} />', body)).toHaveLength(1);
  expect(useProblems('<Photos count={9} selected={[5]} />', body)).toEqual([]);
});

test('the numbers of photos are not step numbers', () => {
  expect(figure('<Photos marks={{ 0: 1, 3: 2 }} />').marks.map(({ number }) => number)).toEqual([
    1, 2,
  ]);
});
