import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutInlineStyles } from './inline-styles.ts';

describe('withoutInlineStyles', () => {
  test('leaves HTML without styles as it is', () => {
    const html = '<p class="a" title="style of it">style = 1</p>';
    expect(withoutInlineStyles(html)).toEqual({ html, rules: '' });
  });

  test('makes a style attribute a rule that selects its value', () => {
    expect(withoutInlineStyles('<p class="a" style="color: red">Rose</p>')).toEqual({
      html: '<p class="a" data-style="color: red">Rose</p>',
      rules: '[data-style="color: red"]:not(#_){color:red}',
    });
  });

  test('writes one rule for equal attributes, however they are quoted', () => {
    const { html, rules } = withoutInlineStyles(
      `<p style='top:1px'></p><p STYLE=top:1px><img style="top:1px" alt="a > b">`,
    );
    expect(html).toBe(
      '<p data-style="top:1px"></p><p data-style="top:1px"><img data-style="top:1px" alt="a > b">',
    );
    expect(rules).toBe('[data-style="top:1px"]:not(#_){top:1px}');
  });

  test('keeps custom properties, and resolves character references', () => {
    const { rules } = withoutInlineStyles('<p style="--a:1;content:&quot;A&#38;B&quot;">');
    expect(rules).toBe(
      String.raw`[data-style="--a:1;content:\22 A&B\22 "]:not(#_){--a:1;content:"A&B"}`,
    );
  });

  test('drops an attribute without valid declarations', () => {
    expect(withoutInlineStyles('<p style="" id="a">').html).toBe('<p id="a">');
  });

  test('takes style elements out, also of pictures, with the media that they are for', () => {
    expect(
      withoutInlineStyles(
        '<svg><style>.a{top:0}</style></svg><style media="print">p{top:1px}</style>',
      ),
    ).toEqual({ html: '<svg></svg>', rules: '.a{top:0}@media print{p{top:1px}}' });
  });

  test('leaves texts, comments, scripts and other attributes alone', () => {
    const html =
      '<p title=" style=\'top:0\'">&lt;p style="top:0"></p><!-- <p style="top:0"> --><script>"<p style=top:0>"</script>';
    expect(withoutInlineStyles(html)).toEqual({ html, rules: '' });
  });

  test('no value of an attribute ends the style element or its rule', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        for (const style of [escaped, `content:'${escaped}'`, `color:red;${escaped}`]) {
          const { html, rules } = withoutInlineStyles(`<p style="${style}">a</p>`);
          expect(html).toMatch(/^<p(?: data-style="[^"]*")?>a<\/p>$/);
          expect(rules).not.toMatch(/<\/?style/i);
        }
      }),
    );
  });
});
