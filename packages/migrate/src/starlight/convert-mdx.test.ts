import { expect, test } from 'vitest';
import { convertMdx } from './convert-mdx.ts';
import { makeStubs } from './stubs.ts';

function convert(text: string, stubs = makeStubs()): { text: string; reports: string[] } {
  const reports: string[] = [];
  const converted = convertMdx(text, {
    file: 'src/content/docs/boat.mdx',
    aliases: new Map([['@/', 'src/']]),
    exists: () => true,
    stubs,
    report: (item, _reason, line) => reports.push(`${item} ${line ?? ''}`.trim()),
  });
  return { text: converted.text.trim(), reports };
}

test('an Astro component keeps its texts, and its replacement is written and reported with its uses', () => {
  const stubs = makeStubs();
  const source =
    'import Tide from \'@/Tide.astro\';\n\n<Tide title="High">\n\nAt **noon**.\n\n</Tide>\n\nOf <Tide client:load /> and <Tide npm="npm i tide" /> tides.\n';
  expect(convert(source, stubs)).toEqual({
    text: 'import Tide from \'@site/components/astro/Tide\';\n\n<Tide title="High">\n\nAt **noon**.\n\n</Tide>\n\nOf <Tide >…</Tide> and <Tide npm="npm i tide" /> tides.',
    reports: [],
  });
  expect(stubs.notes()).toEqual([
    {
      group: 'docs',
      outcome: 'dropped',
      key: '<Tide>',
      text: 'Astro components cannot run. "components/astro/Tide.tsx" takes the place of "src/Tide.astro", 3 uses in 1 file, and shows its content and its texts (title, npm). Implement there what it did.',
      file: 'src/content/docs/boat.mdx',
      line: 3,
    },
  ]);
  expect(stubs.files().map(({ to }) => to)).toContain('components/astro/Tide.tsx');
});

test('components of two files with one name have different replacements', () => {
  const stubs = makeStubs();
  convert("import Tide from '@/Tide.astro';\n\n<Tide />\n", stubs);
  expect(convert("import Tide from '@/low/Tide.astro';\n\n<Tide />\n", stubs).text).toBe(
    "import Tide from '@site/components/astro/Tide2';\n\n<Tide />",
  );
});

test('named parts of an Astro component keep their names', () => {
  const source =
    'import Tabs from \'@/Tabs.astro\';\n\n<Tabs>\n  <Fragment slot="npm">\n  A\n  </Fragment>\n  <p slot="yarn">B</p>\n</Tabs>\n';
  expect(convert(source).text).toBe(
    'import { AstroSlot } from \'@site/components/astro/stub-parts\';\n\nimport Tabs from \'@site/components/astro/Tabs\';\n\n<Tabs>\n  <AstroSlot slot="npm">\n  A\n  </AstroSlot>\n  <p slot="yarn">B</p>\n</Tabs>',
  );
});

test('the text of a file can be imported', () => {
  const source =
    "import { Code } from '@astrojs/starlight/components';\nimport mast from '@/mast.js?raw';\n\n<Code code={mast} lang=\"js\" />\n";
  expect(convert(source)).toEqual({
    text: "import { Code } from '@site/components/starlight';\nimport mast from '@site/src/mast.js?raw';\n\n<Code code={mast} lang=\"js\" />",
    reports: [],
  });
});

test('commands for package managers keep their component, whichever package it is from', () => {
  const converted = convert(
    'import { PackageManagers } from \'starlight-package-managers\';\n\n<PackageManagers pkg="oar" dev />\n',
  );
  expect(converted).toEqual({
    text: 'import { PackageManagers } from \'@site/components/starlight\';\n\n<PackageManagers pkg="oar" dev />',
    reports: [],
  });
});

test('expressions and exports that need a package are removed', () => {
  const source =
    "import { knots } from 'speed';\nexport const fast = knots(3);\n\nAt {fast} knots.\n";
  expect(convert(source)).toEqual({
    text: 'At … knots.',
    reports: ['expression with "fast" 4'],
  });
});

test('attributes: directives of Astro are removed, styles become objects', () => {
  const source = '<div client:load style="color: red; --a-b: 1; font-size: 2px">x</div>';
  expect(convert(source).text).toBe(
    '<div  style={{"color":"red","--a-b":"1","fontSize":"2px"}}>x</div>',
  );
});

test('pictures keep their import', () => {
  expect(convert("import boat from '@/assets/boat.svg';").text).toBe(
    "import boat from '@site/src/assets/boat.svg';",
  );
});

test('attributes of directives are not expressions: boxes stay, others become the element that they are named after', () => {
  const source =
    ':::tip{.custom}\nA\n:::\n\n:::section{.badges #two title=\'b "c"\'}\n\nB :b[c]{.x} :oar[d]{.x}\n\n:::\n';
  expect(convert(source)).toEqual({
    text: ':::tip{.custom}\nA\n:::\n\n<section className="badges" id="two" title="b &quot;c&quot;">\n\nB <b className="x">c</b> :oar[d]\\{.x\\}\n\n</section>',
    reports: [],
  });
});

test('a page that cannot be parsed is reported with its line, and its imports are converted', () => {
  const source =
    "import { Card } from '@astrojs/starlight/components';\nimport Tide from '@/Tide.astro';\n\n<Card>\n<Tide>\n";
  expect(convert(source)).toEqual({
    text: "import { Card } from '@site/components/starlight';\nimport Tide from '@site/components/astro/Tide';\n\n<Card>\n<Tide>",
    reports: ['MDX that cannot be parsed 5'],
  });
});
