import { expect, test } from 'vitest';
import { convertMdx } from './convert-mdx.ts';

function convert(text: string): { text: string; reports: string[] } {
  const reports: string[] = [];
  const converted = convertMdx(text, {
    file: 'src/content/docs/boat.mdx',
    aliases: new Map([['@/', 'src/']]),
    exists: () => true,
    report: (item, _reason, line) => reports.push(`${item} ${line ?? ''}`.trim()),
  });
  return { text: converted.text.trim(), reports };
}

test('an Astro component is removed and reported with its line, what is in it stays', () => {
  const source =
    'import Tide from \'@/Tide.astro\';\n\n<Tide title="High">\n\nAt **noon**.\n\n</Tide>\n';
  expect(convert(source)).toEqual({ text: '**High**\n\nAt **noon**.', reports: ['<Tide> 3'] });
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

test('attributes of directives are no expressions: boxes stay, those named after an element become it', () => {
  const source =
    ':::tip{.custom}\nA\n:::\n\n:::section{.badges #two title=\'b "c"\'}\n\nB :b[c]{.x} :oar[d]{.x}\n\n:::\n';
  expect(convert(source)).toEqual({
    text: ':::tip{.custom}\nA\n:::\n\n<section className="badges" id="two" title="b &quot;c&quot;">\n\nB <b className="x">c</b> :oar[d]\\{.x\\}\n\n</section>',
    reports: [],
  });
});

test('a page that cannot be parsed is reported with its line, and its imports are converted', () => {
  const source =
    "import { Card } from '@astrojs/starlight/components';\nimport Tide from '@/Tide.astro';\n\n<Card>\n";
  expect(convert(source)).toEqual({
    text: "import { Card } from '@site/components/starlight';\n\n\n<Card>",
    reports: ['MDX that cannot be parsed 4'],
  });
});
