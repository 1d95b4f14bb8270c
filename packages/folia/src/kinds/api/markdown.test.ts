import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishTexts } from '../../contract/texts.ts';
import { makeRenderText } from './markdown.ts';

const render = makeRenderText({
  resolveLink: (url) =>
    url.startsWith('/known') || url.startsWith('#tag')
      ? { href: `/site${url}`, link: { url, route: url, hash: '' } }
      : undefined,
  texts: englishTexts,
});
const html = (text: string) => render(text).html;

describe('words of a description', () => {
  test('are Markdown with tables, and the HTML that is harmless', () => {
    expect(html('A *port* with `code`.')).toBe('<p>A <em>port</em> with <code>code</code>.</p>');
    expect(html('| a |\n|---|\n| b |')).toContain('<td>b</td>');
    expect(html('<details><summary>More</summary>Words</details>')).toContain(
      '<summary>More</summary>',
    );
    expect(html('Plain words, "quoted".')).toBe('<p>Plain words, "quoted".</p>');
    expect(html('5 < 6 & 7 > 2')).toBe('<p>5 &#x3C; 6 &#x26; 7 > 2</p>');
  });

  test.each([
    ['a script', '<script>alert(1)</script>after'],
    ['a style', '<style>body{display:none}</style>after'],
    ['an event', '<b onclick="alert(1)">after</b>'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>after'],
    ['a form', '<form action="/x"><input name="a"><button>after</button></form>'],
    ['a drawing', '<svg><script>alert(1)</script></svg>after'],
    ['an object', '<object data="x"></object><embed src="x">after'],
    ['a base', '<base href="https://x.example">after'],
    ['a comment that ends early', '<!--><script>alert(1)</script>-->after'],
    ['an id and a class', '<p id="main" class="hero" style="color:red">after</p>'],
    [
      'an address that runs code',
      '[after](javascript:alert(1)) <a href="java&#10;script:alert(1)">after</a>',
    ],
    ['data as an address', '[after](data:text/html,<script>alert(1)</script>)'],
    ['an address behind a reference', '[after][a]\n\n[a]: javascript:alert(1)'],
    [
      'an address in capitals and with entities',
      '<a href="JAVA&#115;CRIPT&colon;alert(1)">after</a>',
    ],
    ['a script of another kind', '[after](vbscript:msgbox) <a href="\tjavascript:a()">after</a>'],
    [
      'a formula',
      '<math href="javascript:alert(1)"><mtext><script>a()</script></mtext></math>after',
    ],
    [
      'names of attributes that nobody knows',
      '<b onfocusin=a() onpointerdown=a() autofocus>after</b>',
    ],
    ['a picture in several sizes', '<picture><source srcset="https://x.example/a"></picture>after'],
    [
      'films and sounds',
      '<video src="https://x.example/a" autoplay></video><audio src="x"></audio>after',
    ],
    ['a dialog', '<dialog open>after</dialog><p popover>after</p>'],
    ['an island of the site', '<docs-island module="x" props="{}">after</docs-island>'],
    ['a button that copies text of its own', '<button data-copy data-text="rm">after</button>'],
    [
      'markup that is parsed another way the second time',
      '<noscript><p title="</noscript><img src=x onerror=a()>">after',
    ],
  ])('keep nothing of %s', (_, text) => {
    const made = html(text);
    expect(made).toContain('after');
    expect(made).not.toMatch(
      /<(?!\/?(?:p|b|a|span)\b)|\s(?:on\w+|id|class|style|srcdoc|srcset|data-\w+|popover|autofocus)\b|href="(?:javascript|data|java)/i,
    );
  });

  test.each([
    ['names in angle brackets', 'Send Bearer <token>.', '<p>Send Bearer &#x3C;token>.</p>'],
    ['names with hyphens', '<berth-id>/<Tide>', '<p>&#x3C;berth-id>/&#x3C;Tide></p>'],
    ['types', 'A List<Berth> of Map<String, Berth>', 'List&#x3C;Berth> of Map&#x3C;String, Berth>'],
    ['names of elements', '/<object>/<link>', '<p>/&#x3C;object>/&#x3C;link></p>'],
    ['end tags of nothing', 'a <berth>b</berth>', 'a &#x3C;berth>b&#x3C;/berth>'],
    ['names in blocks', '<div>\n<berth> *a*\n</div>', '<div>\n&#x3C;berth> *a*\n</div>'],
  ])('show placeholders as text: %s', (_, text, expected) => {
    expect(html(text)).toContain(expected);
  });

  test.each(['title', 'template', 'style', 'script', 'iframe', 'textarea', 'noscript', 'svg'])(
    'lose nothing after a <%s> that is never closed',
    (name) => {
      const made = html(
        `The <${name}> of a *berth*.\n\n## Depth\n\n<${name} a="b">\n\nLast *words*`,
      );
      expect(made).toContain(`<p>The &#x3C;${name}> of a <em>berth</em>.</p>`);
      expect(made).toContain('Depth');
      expect(made).toMatch(/Last (?:<em>words<\/em>|\*words\*)/);
    },
  );

  test('lose nothing after several of them in a line', () => {
    expect(html('<title> of a berth,\nits <style>, <style> and <!-- name\n\n*Depth*')).toBe(
      '&#x3C;title> of a berth,\nits &#x3C;style>, &#x3C;style> and &#x3C;!-- name\n<p><em>Depth</em></p>',
    );
  });

  test('lose nothing after a comment that is never closed', () => {
    expect(html('One.\n\n<!-- two\n\nThree.')).toMatch(/&#x3C;!-- two\s+Three\./);
    expect(html('One <!-- two --> three.')).toBe('<p>One  three.</p>');
  });

  test('may break words and have captions', () => {
    expect(html('Quay<wbr>master')).toBe('<p>Quay<wbr>master</p>');
    expect(html('<table><caption>Tides</caption><tr><td>a</td></tr></table>')).toContain(
      '<caption>Tides</caption>',
    );
  });

  test('fetch no pictures, but link to them', () => {
    expect(html('![A port](https://x.example/a.png)')).toBe(
      '<p><a href="https://x.example/a.png">A port</a></p>',
    );
    expect(html('![](https://x.example/a.png)')).toContain('>https://x.example/a.png<');
    expect(html('![A port](javascript:alert(1))')).not.toContain('href');
  });

  test('link to other sites and to known pages; other links keep their words', () => {
    expect(html('[a](https://x.example)')).toContain('<a href="https://x.example">a</a>');
    expect(html('[a](mailto:a@x.example)')).toContain('href="mailto:a@x.example"');
    expect(html('[a](/known/b)')).toContain('<a href="/site/known/b">a</a>');
    expect(html('[a](/unknown)')).toBe('<p><span>a</span></p>');
    expect(html('[ ](https://x.example)')).not.toContain('<a');
  });

  test('have code in blocks that can be copied', () => {
    const made = html('```json\n{"a": "<b>"}\n```');
    expect(made).toContain('<span class="a">"a"</span>');
    expect(made).toContain('&#x3C;b>');
    expect(made).toContain('<button type="button" class="copy" data-copy="">Copy</button>');
  });

  test('have a language that stays a value, whatever is in it', () => {
    const made = html('```"onmouseover="alert(1)\na\n```');
    expect(made).toContain('data-language="&#x22;onmouseover=&#x22;alert(1)"');
  });

  test('have tables in frames, as pages do', () => {
    expect(html('| a |\n|---|\n| b |')).toMatch(/^<div class="table-frame" tabindex="0"><table>/);
    expect(html('| a |\n|---|\n| <b onclick=a()>b</b> |')).toContain('<td><b>b</b></td>');
  });

  test('have the boxes of GitHub, and no other of the names of classes', () => {
    expect(html('> [!WARNING]\n> Low *tide*.')).toBe(
      '<div class="admonition warning" role="note">\n<p class="admonition-title">Warning</p>' +
        '\n<p>Low <em>tide</em>.</p>\n</div>',
    );
    expect(html('<div class="admonition hero" role="alert">a</div>')).toBe(
      '<div class="admonition">a</div>',
    );
    expect(html(':::note\nThe colons of others.\n:::')).toContain(':::note');
  });

  test.each([
    ['quotations', `${'> '.repeat(40_000)}after`],
    ['lists', `${'- '.repeat(40_000)}after`],
    ['emphasis', `${'*'.repeat(40_000)}after${'*'.repeat(40_000)}`],
    ['brackets', `${'['.repeat(90_000)}after`],
    ['elements', `${'<div>'.repeat(19_000)}after`],
  ])('may be nested as deeply as their limit allows: %s', (_, text) => {
    expect(html(text)).toContain('after');
  });

  test('have a limit', () => {
    expect(html(`*a* ${'b'.repeat(200_000)}`).length).toBeLessThan(101_000);
  });
});

describe('headings', () => {
  test('are bold where none are wanted', () => {
    expect(html('# Ports')).toBe('<p><strong>Ports</strong></p>');
  });

  test('begin at the wanted level, leave no gaps, and have ids', () => {
    const { html: made, toc } = render('# Ports\n\n### Depths\n\n# Tides', { headings: 2 });
    expect(toc).toEqual([
      { id: 'ports', title: 'Ports', level: 2 },
      { id: 'depths', title: 'Depths', level: 3 },
      { id: 'tides', title: 'Tides', level: 2 },
    ]);
    expect(made).toContain(
      '<h3 id="depths">Depths<a class="heading-link" href="#depths" aria-label="Link to this section"></a></h3>',
    );
  });

  test('have the ids that the page gives them, each time', () => {
    let count = 0;
    const idFor = (slug: string) => `${slug}-${++count}`;
    const ids = [1, 2].map(() => render('# Ports', { headings: 2, idFor }).toc[0]?.id);
    expect(ids).toEqual(['ports-1', 'ports-2']);
  });
});

describe('what the words of a description cannot do', () => {
  const evil = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '<a href="JaVaScRiPt:alert(1)">b</a>',
    '<iframe src="https://x.example"></iframe>',
    '<svg onload=alert(1)>',
    '<p style="position:fixed" id="main" class="x" onclick="a()">c</p>',
    '![d](https://x.example/y.png)',
    '<form action="https://x.example"><input></form>',
  ].join('\n\n');

  test('run code, draw over the page, or fetch', () => {
    const { html } = makeRenderText({ resolveLink: () => undefined, texts: englishTexts })(evil);
    expect(html).not.toMatch(
      /<script|<img|<iframe|<svg|<form|<style|<[^>]*(?:\son\w+=|javascript:|style=|id="main")/i,
    );
    expect(html).toContain('https://x.example/y.png');
    // Text that begins like an element is not an element.
    expect(html).toContain('&#x3C;svg onload=alert(1)>');
  });
});

test('no mix of hostile parts in a description runs code, fetches, or draws over the page', () => {
  const address = fc.constantFrom(
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:a',
    'https://x.example/a"onclick="alert(1)',
    '//x.example/a.svg',
  );
  const words = fc.constantFrom(
    'a',
    '"',
    "'",
    '>',
    '<',
    '`',
    '\\',
    '\n',
    '\n\n',
    ']]>',
    '&lt;',
    '--',
    '|',
    '> ',
    '- ',
  );
  const tag = fc.constantFrom(
    'script',
    'svg',
    'img',
    'a',
    'p',
    'style',
    'math',
    'iframe',
    'template',
    'noscript',
    'details',
    'table',
    'base',
    'meta',
  );
  const name = fc.constantFrom(
    'onclick',
    'onload',
    'onerror',
    'style',
    'href',
    'src',
    'xlink:href',
    'id',
    'class',
    'name',
    'srcdoc',
    'action',
  );
  const part = fc.oneof(
    words,
    fc
      .tuple(tag, name, address)
      .map(([element, attribute, value]) => `<${element} ${attribute}="${value}">`),
    fc.tuple(tag, name).map(([element, attribute]) => `<${element}/${attribute}=alert(1)//`),
    tag.map((element) => `</${element}>`),
    address.map((url) => `[a](${url})`),
    address.map((url) => `![a](<${url}>)`),
    address.map((url) => `<${url}>`),
    fc.constantFrom('<!--', '-->', '<![CDATA[', '<?xml', '```html\n', '\n:::note\n'),
  );
  const untrusted = makeRenderText({ resolveLink: () => undefined, texts: englishTexts });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
      const { html: rendered } = untrusted(parts.join(''));
      const tags = rendered.match(/<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi)?.join('\n') ?? '';
      expect(tags).not.toMatch(
        /^<(?:script|svg|img|style|math|iframe|template|noscript|base|meta|form)\b/im,
      );
      const attributes = tags.replaceAll(/"[^"]*"/g, '""');
      expect(attributes).not.toMatch(/\s(?:on\w+|style|src|id|srcdoc|action|xlink:href)=/i);
      for (const [, url = ''] of tags.matchAll(/\shref="([^"]*)"/g)) {
        expect(url).toMatch(/^(?:https?:|mailto:)/i);
      }
    }),
    { numRuns: 300 },
  );
});

test('the links of a description are collected each time it is rendered, though it is read once', () => {
  const text = 'See [the quay](/known/quay) and [elsewhere](https://quay.example).';
  const urls = () => render(text).links.map(({ url }) => url);
  expect(urls()).toEqual(['/known/quay']);
  expect(urls()).toEqual(['/known/quay']);
});

test('links that lead nowhere are listed, each time the text is rendered, but not those with a scheme', () => {
  const text = '[a](moon.md) [b](/known) [c](#sea) [d](https://x.example) [e](tel:1) ![f](g.png)';
  for (const _ of ['first', 'again']) {
    expect(render(text).deadLinks).toEqual(['moon.md', '#sea', 'g.png']);
  }
  expect(render('No link.').deadLinks).toEqual([]);
});

describe('Markdown that would take seconds to parse', () => {
  const words = 'The *words* before.';
  test.each([
    ['signs of emphasis', '*_a'.repeat(30_000)],
    ['double signs', '**a'.repeat(30_000)],
    ['brackets', '[ a'.repeat(30_000)],
    ['closing brackets', ']'.repeat(90_000)],
    ['addresses that never end', '[a]('.repeat(25_000)],
    ['quotations', '>'.repeat(5000)],
    ['underlined headings', 'a\n=\n'.repeat(20_000)],
  ])('is shown as it is written: %s', (_, text) => {
    expect(html(`${words}\n${text}`)).toContain('The *words* before.');
  });

  test('is not a long text with a usual number of signs, or with many in blocks of code', () => {
    const text = `${'An *important* [note](https://a.example) with `code`.\n\n'.repeat(500)}`;
    expect(html(text)).toContain('<em>important</em>');
    const code = `${words}\n\n\`\`\`json\n${'[_]\n'.repeat(3000)}\`\`\`\n`;
    expect(html(code)).toContain('<em>words</em>');
  });
});
