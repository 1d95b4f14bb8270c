import { describe, expect, test } from 'vitest';
import { spareComponents } from './element-rules.ts';

/** The rules, with a word in place of what excludes the components of the engine: all, or those within the content. */
function spared(css: string): string {
  return spareComponents(css)
    .replace(/:not\(:where\(\.skip-link,.*?\),:where\(.*?\) \*\)/g, ' ELSEWHERE')
    .replace(/:not\(:where\(figure\.code,.*?\),:where\(.*?\) \*\)/g, ' WITHIN');
}

describe('spareComponents: rules of a site', () => {
  test.each([
    ['an element', 'figure{display:flex}', 'figure ELSEWHERE{display:flex}'],
    ['several elements', 'ul li,ol>li{margin:0}', 'ul li ELSEWHERE,ol>li ELSEWHERE{margin:0}'],
    ['all elements', '*{border-width:0}', '* ELSEWHERE{border-width:0}'],
    [
      'a state',
      'a:hover,a:not(:visited){color:red}',
      'a:hover ELSEWHERE,a:not(:visited) ELSEWHERE{color:red}',
    ],
    [
      'an element that has no class or attribute',
      'a:not(.button),details:not([class*=box],#one):hover{color:red}',
      'a:not(.button) ELSEWHERE,details:not([class*=box],#one):hover ELSEWHERE{color:red}',
    ],
    [
      'a part',
      'a::after,p:first-child:before{content:""}',
      'a ELSEWHERE::after,p:first-child ELSEWHERE:before{content:""}',
    ],
    ['a condition', '@media print{a{color:red}}', '@media print{a ELSEWHERE{color:red}}'],
    ['a rule within', 'article{img{width:1em}}', 'article ELSEWHERE{img ELSEWHERE{width:1em}}'],
    [
      'the content of pages',
      '.prose a,div.prose>ul{margin:0}',
      '.prose a WITHIN,div.prose>ul WITHIN{margin:0}',
    ],
    [
      'a color mode',
      'html[data-theme=dark] .prose hr,[data-theme="light"] a{margin:0}',
      'html[data-theme=dark] .prose hr WITHIN,[data-theme="light"] a ELSEWHERE{margin:0}',
    ],
    ['an element beside a class', '.card,a{color:red}', '.card,a ELSEWHERE{color:red}'],
  ])('for %s are not for the components of the engine', (_, css, expected) => {
    expect(spared(css)).toBe(expected);
  });

  test.each([
    ['classes, ids and attributes', '.card a,#top img,a[href]{color:red}'],
    ['elements within a class', '.card{a{color:red}& p{margin:0}}'],
    ['the document', 'html,body,:root,html:focus-within{color:red}'],
    ['all of the content', '.prose,[data-theme=dark] .prose{color:red}'],
    ['a color mode alone', 'html[data-theme=dark],[data-theme=dark]{color:red}'],
    ['a state or part of anything', ':focus-visible,::selection{color:red}'],
    ['custom properties alone', '*,:before{--shade:red}'],
    ['a layer', '@layer base{a{color:red}}'],
    ['steps of an animation', '@keyframes rise{from{top:0}to{top:1px}}'],
    ['a font', '@font-face{font-family:Wool;src:url(/wool.woff2)}'],
  ])('for %s stay as they are', (_, css) => {
    expect(spareComponents(css)).toBe(css);
  });

  test('spare the announcement, whose links have the color of its text', () => {
    expect(spareComponents('a{color:red}')).toMatch(/^a:not\(:where\([^)]*\.announcement[,)]/);
  });

  test('spare the not-found page, whose links are buttons', () => {
    expect(spareComponents('.prose a{color:red}')).toContain('.not-found');
  });

  test('keep their specificity', () => {
    // https://drafts.csswg.org/selectors/#specificity-rules
    expect(spareComponents('a{color:red}')).toMatch(
      /^a:not\(:where\([.\w,-]+\),:where\([.\w,-]+\) \*\)\{color:red\}$/,
    );
  });
});
