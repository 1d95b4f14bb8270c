import { expect, test } from 'vitest';
import { dropUnsearched } from './unsearched.ts';

test('marked elements are removed with everything in them', () => {
  const html =
    '<p>Tulips<span data-unsearched="">a<span>b</span><br>c</span> last.</p><div class="a" data-unsearched><div></div><div>d</div></div>.';
  expect(dropUnsearched(html)).toBe('<p>Tulips last.</p>.');
});

test('marked elements within others, and one after another, are removed', () => {
  const section = '<section data-unsearched=""><section data-unsearched="">a</section>b</section>';
  expect(dropUnsearched(`${section}${section}c<SECTION data-unsearched>d</section>`)).toBe('c');
});

test('elements whose names begin alike are different elements', () => {
  expect(dropUnsearched('<s data-unsearched>a<span>b</span><section></section></s>c')).toBe('c');
});

test('words, values and marks that are never closed are kept', () => {
  for (const html of [
    'The attribute data-unsearched',
    '<p>The attribute data-unsearched</p>',
    '<p title="a <b data-unsearched">a</p>',
    '<p data-unsearched>a',
    '<input data-unsearched>a',
    '<p data-unsearched>a<p>b</p>',
  ]) {
    expect(dropUnsearched(html)).toBe(html);
  }
});

test('thousands of marked elements take linear time', () => {
  const html = '<p>a<span data-unsearched="">b</span></p>'.repeat(50_000);
  expect(dropUnsearched(html)).toBe('<p>a</p>'.repeat(50_000));
});
