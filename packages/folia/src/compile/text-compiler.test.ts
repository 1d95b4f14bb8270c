import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { englishTexts } from '../contract/texts.ts';
import type { LinkTarget } from '../model/page-content.ts';
import { makeHighlighter } from './code/highlighter.ts';
import type { PageContext } from './page-context.ts';
import { makeCompiler } from './text-compiler.ts';

const compiler = makeCompiler(makeHighlighter());

/** Resolves Markdown files to pages and pictures to files of 640 by 480 pixels; other URLs are external. */
async function resolveLink(url: string): Promise<LinkTarget> {
  if (url.startsWith('./missing')) {
    const message = `The link "${url}" does not lead to a page.`;
    return { kind: 'broken', message, hint: 'Paths are relative to this file.' };
  }
  const [path = '', hash = ''] = url.split('#');
  if (path.endsWith('.md')) {
    const route = `/${path.replace(/^\.\/|\.md$/g, '')}`;
    return { kind: 'route', href: route, route, hash };
  }
  if (path.endsWith('.png')) return { kind: 'file', href: '/plan.png', width: 640, height: 480 };
  return { kind: 'external' };
}

const context: PageContext = { path: 'docs/beds.md', texts: englishTexts, resolveLink };
const mdxContext: PageContext = { ...context, path: 'docs/beds.mdx' };

/** Both formats must collect the same data from the same text. */
const FORMATS = [
  [
    '.md',
    (body: string, more: Partial<PageContext> = {}) =>
      compiler.markdown(body, { ...context, ...more }),
  ],
  [
    '.mdx',
    (body: string, more: Partial<PageContext> = {}) =>
      compiler.mdx(body, { ...mdxContext, ...more }),
  ],
] as const;

describe.each(FORMATS)('data collected from a page (%s)', (_, compile) => {
  test('the headings with their ids and levels', async () => {
    const body = '# Beds\n\n## Roses\n\n### Pruning `Rosa` {#cut}\n\n## Roses\n';
    expect((await compile(body)).toc).toEqual([
      { id: 'roses', title: 'Roses', level: 2 },
      { id: 'cut', title: 'Pruning Rosa', level: 3 },
      { id: 'roses-1', title: 'Roses', level: 2 },
    ]);
  });

  test('its own title and its first paragraph', async () => {
    const { heading, firstParagraph } = await compile(
      '# The *rose* beds {#beds}\n\nRoses need\n**sun**.\n\nMore.',
    );
    expect({ heading, firstParagraph }).toEqual({
      heading: 'The rose beds',
      firstParagraph: 'Roses need sun.',
    });
  });

  test('headings with the text of the title get other ids, unless the title has an id of its own', async () => {
    const idsOf = async (body: string) => (await compile(body)).toc.map(({ id }) => id);
    expect(await idsOf('# Beds\n\n## Beds\n\n## Beds\n')).toEqual(['beds-1', 'beds-2']);
    expect(await idsOf('# Beds {#all}\n\n## Beds\n')).toEqual(['beds']);
    expect(await idsOf(':::tip\nA\n:::\n\n# Beds\n\n# Beds\n')).toEqual(['beds-1']);
  });

  test('emoji may follow each other, and unknown names stay', async () => {
    const body = '# A\n\n:rose::bee: :rose::wasp: a:1:b\n';
    expect((await compile(body)).firstParagraph).toBe('🌹🐝 🌹:wasp: a:1:b');
  });

  test('ids of headings with the names of their emoji, as on GitHub', async () => {
    const body = '# :rose: Beds\n\n## :rose: Beds\n\n## :bee: and `:x:` {#bees}\n\n## 🌹 Roses\n';
    expect((await compile(body)).toc).toEqual([
      { id: 'rose-beds-1', title: '🌹 Beds', level: 2 },
      { id: 'bees', title: '🐝 and :x:', level: 2 },
      { id: '-roses', title: '🌹 Roses', level: 2 },
    ]);
  });

  test.each(['Roses.\n\n# Beds\n', '## Roses\n\n# Beds\n'])(
    'a level 1 heading that may be one of several sections stays in the body: %j',
    async (body) => {
      const { heading, toc } = await compile(body);
      expect(heading).toBeUndefined();
      expect(toc).toContainEqual({ id: 'beds', title: 'Beds', level: 1 });
    },
  );

  test.each([
    ['a picture', '![Roses](./plan.png)'],
    ['a box', ':::tip\nRoses.\n:::'],
    ['an element', '<p>Roses</p>'],
  ])('its title also after %s', async (_name, before) => {
    const { heading, toc } = await compile(`${before}\n\n# Beds\n\nSoil.\n`);
    expect({ heading, toc }).toEqual({ heading: 'Beds', toc: [] });
  });

  test('a title that the text shows itself if the page hides that of the shell', async () => {
    const hiding = { frontmatter: { hide_title: true } };
    const { heading, toc } = await compile('# Beds\n', hiding);
    expect(heading).toBe('Beds');
    expect(toc).toEqual([{ id: 'beds', title: 'Beds', level: 1 }]);
  });

  test('links to pages with their positions', async () => {
    const body = '\n\nSee [soil](./soil.md)\nand [roses](./roses.md#cut).\n';
    expect((await compile(body)).links).toEqual([
      { url: './soil.md', route: '/soil', hash: '', line: 3, column: 5 },
      { url: './roses.md#cut', route: '/roses', hash: 'cut', line: 4, column: 5 },
    ]);
  });

  test('reference links, and links in tables and admonitions, with their lines', async () => {
    const body = [
      '[soil][s]',
      '',
      '| Bed |',
      '| - |',
      '| [roses](./roses.md) |',
      '',
      ':::note See [herbs](./herbs.md)',
      '[trees](./trees.md)',
      ':::',
      '',
      '[s]: ./soil.md',
    ].join('\n');
    expect((await compile(body)).links.map(({ route, line }) => [route, line])).toEqual([
      ['/soil', 1],
      ['/roses', 5],
      ['/herbs', 7],
      ['/trees', 8],
    ]);
  });

  test('every broken link is reported with its position', async () => {
    const body = 'One [broken](./missing-a.md).\n\n- two ![broken](./missing-b.png)\n';
    const { problems } = await compile(body);
    expect(problems.map(({ line, column, message }) => ({ line, column, message }))).toEqual([
      { line: 1, column: 5, message: 'The link "./missing-a.md" does not lead to a page.' },
      { line: 3, column: 7, message: 'The link "./missing-b.png" does not lead to a page.' },
    ]);
  });

  test('an unknown directive is reported with a list of known ones', async () => {
    const { problems } = await compile('Text.\n\n:::warnign\nFrost.\n:::\n');
    expect(problems).toMatchObject([{ subject: 'page' }]);
    expect(formatProblems(problems).replace(/^docs\/beds\.mdx?/, 'FILE')).toBe(
      [
        'FILE',
        '  3:1  Unknown directive ":::warnign".',
        '       Did you mean "warning"? Known: note, tip, info, important, warning, caution, danger, success, secondary.',
      ].join('\n'),
    );
  });

  test('a directive that is joined with its text is reported with what to write', async () => {
    const { problems } = await compile(':::noteThe frost came.\nLate.\n:::\n');
    expect(formatProblems(problems)).toContain(
      'Write ":::note" on a line of its own, and the text from "The" on below it.',
    );
  });

  test('a diagram that cannot be drawn is reported with the line of its fence', async () => {
    const { problems } = await compile('Text.\n\n```mermaid\npie\n  "seed": 1\n```\n');
    expect(formatProblems(problems).replace(/^docs\/beds\.mdx?/, 'FILE')).toBe(
      [
        'FILE',
        '  3:1  Warning: This pie diagram is shown as its source, because it needs the package "mermaid".',
        '       Run "npm install mermaid". Pages without such a diagram do not load it.',
      ].join('\n'),
    );
  });

  test('ids in an SVG are not link targets', async () => {
    const mermaid = '```mermaid\nflowchart LR\n  accTitle: Growth\n  seed --> tree\n```\n';
    expect((await compile(`## Roses\n\n${mermaid}`)).anchors).toEqual(['roses']);
  });

  test('the visually hidden heading of footnotes is not in the table of contents', async () => {
    const { toc, problems } = await compile('## Roses\n\nBees.[^bees]\n\n[^bees]: They fly.\n');
    expect(toc).toEqual([{ id: 'roses', title: 'Roses', level: 2 }]);
    expect(problems).toEqual([]);
  });

  test('links and headings in code are ignored', async () => {
    const { links, toc } = await compile('```md\n## Roses\n[soil](./soil.md)\n```\n`[a](./a.md)`');
    expect({ links, toc }).toEqual({ links: [], toc: [] });
  });
});

describe('data collected from HTML in a page', () => {
  test('ids and names that links can target', async () => {
    const { anchors } = await compiler.markdown(
      '## Roses\n\n<div id="plan"></div>\n\n<a name="old"></a>\n',
      context,
    );
    expect(anchors).toEqual(['roses', 'plan', 'old']);
  });

  test('links of <a> with their lines', async () => {
    const { links } = await compiler.markdown(
      'Text.\n\n<p>\n<a href="./soil.md">soil</a></p>\n',
      context,
    );
    expect(links).toMatchObject([{ url: './soil.md', route: '/soil', line: 4 }]);
  });

  test('links of JSX elements with their lines', async () => {
    const { links } = await compiler.mdx(
      '<div>\n  <a href="./soil.md#lime">soil</a>\n</div>\n',
      mdxContext,
    );
    expect(links).toEqual([
      { url: './soil.md#lime', route: '/soil', hash: 'lime', line: 2, column: 3 },
    ]);
  });

  test('ids of JSX elements', async () => {
    const { anchors } = await compiler.mdx('<section id="plan">\n\nText\n\n</section>', mdxContext);
    expect(anchors).toEqual(['plan']);
  });
});

describe('pictures and videos', () => {
  /** Returns the attributes of the first picture of a page, as HTML or code. */
  async function picture(body: string): Promise<string> {
    const { html } = await compiler.markdown(body, context);
    return /<img [^>]*>/.exec(html)?.[0] ?? '';
  }

  async function pictureCode(body: string): Promise<string> {
    const { code } = await compiler.mdx(body, mdxContext);
    return /_jsx\((?:_components\.img|"img"), \{([^}]*)\}/.exec(code)?.[1] ?? '';
  }

  test('a picture gets its own dimensions', async () => {
    expect(await picture('![Plan](./plan.png)')).toContain('width="640" height="480"');
    expect(await pictureCode('<img src="./plan.png" />')).toMatch(/width: "640",\s+height: "480"/);
  });

  test.each(['width="300"', 'height="200"'])(
    'if the author only sets %s, the other dimension is not added',
    async (dimension) => {
      const html = await picture(`<img src="./plan.png" ${dimension}>`);
      expect(html.match(/\b(?:width|height)="\d+"/g)).toEqual([dimension]);
    },
  );

  test('in MDX, no dimension is added to one that is an expression', async () => {
    const code = await pictureCode('<img src="./plan.png" width={2 * 150} />');
    expect(code).toContain('width: 2 * 150');
    expect(code).not.toContain('height');
  });

  test('the poster of a video is resolved like the video', async () => {
    const body = '<video src="./tour.png" poster="./plan.png"></video>';
    const { html } = await compiler.markdown(body, context);
    expect(html).toContain('<video src="/plan.png" poster="/plan.png">');
    const { code } = await compiler.mdx(body, mdxContext);
    expect(code).toContain('poster: "/plan.png"');
  });

  test('a missing poster of a video is reported with its line', async () => {
    const body = '\n\n<video poster="./missing.png"></video>\n';
    const { problems } = await compiler.markdown(body, context);
    expect(problems).toMatchObject([
      { line: 3, message: 'The link "./missing.png" does not lead to a page.' },
    ]);
  });
});

describe('the module of an MDX page', () => {
  test('has the imports and components of the page, and its content as default export', async () => {
    const { code } = await compiler.mdx(
      "import { Plan } from './Plan.tsx';\n\n<Plan beds={3} />\n",
      mdxContext,
    );
    expect(code).toContain("import {Plan} from './Plan.tsx'");
    expect(code).toContain('_jsx(Plan, {\n    beds: 3\n  })');
    expect(code).toMatch(/export default function/);
  });

  test('a link to a source file becomes a link to its page', async () => {
    const { code } = await compiler.mdx('[soil](./soil.md)', mdxContext);
    expect(code).toContain('href: "/soil"');
  });

  test('the title, marked lines and line numbers of a code fence are supported', async () => {
    const { code } = await compiler.mdx(
      '```ts title="bed.ts" {2} showLineNumbers\nconst a = 1;\nconst b = 2;\n```\n',
      mdxContext,
    );
    expect(code).toMatch(/figcaption, \{\s+children: "bed\.ts"/);
    expect(code).toContain('className: "numbered"');
    expect(code.match(/className: "line( marked)?"/g)).toEqual([
      'className: "line"',
      'className: "line marked"',
    ]);
  });

  test('an explicit heading id is supported, although braces are expressions in MDX', async () => {
    const { code } = await compiler.mdx('## Roses {#cut}\n', mdxContext);
    expect(code).toContain('id: "cut"');
  });
});

describe('a syntax error in an MDX page', () => {
  test('an unclosed element is reported with its line', async () => {
    await expect(
      compiler.mdx('\n\n# Beds\n\nRoses <b>need sun.\n\nMore.', mdxContext),
    ).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: docs/beds.mdx
        5:7  MDX: Expected a closing tag for \`<b>\` (5:7-5:10) before the end of \`paragraph\`
             Roses <b>need sun.
                   ^
             Close each element: <b>text</b>, or <br /> if it is empty. Put blank lines around Markdown in an element.]
    `);
  });

  test('the line is shown as the author wrote it', async () => {
    await expect(
      compiler.mdx('## Roses {#roses}\n\n  <Plan beds=3 />\n', mdxContext),
    ).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: docs/beds.mdx
        3:14  MDX: Unexpected character \`3\` (U+0033) before attribute value, expected a character that can start an attribute value, such as \`"\`, \`'\`, or \`{\`
              <Plan beds=3 />
                         ^
              Write attribute values in quotes, name="value", or in braces, name={3}.]
    `);
  });

  test('a brace or an angle bracket in prose is reported with advice on escaping it', async () => {
    await expect(compiler.mdx('Beds of <3 m.', mdxContext)).rejects.toThrow('\\<');
    await expect(compiler.mdx('Beds of {three m.', mdxContext)).rejects.toThrow('\\{');
  });

  test('the original error is the cause', async () => {
    await expect(compiler.mdx('{', mdxContext)).rejects.toMatchObject({
      name: 'SiteError',
      cause: { source: 'micromark-extension-mdx-expression' },
    });
  });
});

test('comments of the author are not published', async () => {
  const body = '# Beds\n\n<!-- cspell: ignore rosa -->\n\nRoses <!-- later --> and **tulips**.\n';
  const { html } = await compiler.markdown(body, context);
  expect(html).not.toContain('<!--');
  expect(html).toMatch(/Roses {1,2}and <strong>tulips/);
});
