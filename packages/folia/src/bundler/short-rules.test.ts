import { expect, test } from 'vitest';
import {
  findConstants,
  makePropertyTest,
  withConstants,
  withPhysicalNames,
} from './short-rules.ts';

test('sizes and properties along the block axis get physical names', () => {
  const css = `.a {
  min-inline-size: 1px;
  block-size: 2px;
  inset-block-start: 0;
  border-block-end-color: red;
  scroll-padding-block-start: 1em;
}`;
  expect(withPhysicalNames(css)).toBe(`.a {
  min-width: 1px;
  height: 2px;
  top: 0;
  border-bottom-color: red;
  scroll-padding-top: 1em;
}`);
});

test('properties along the inline axis, and pairs of properties, keep their names', () => {
  const css = `.a {
  margin-inline-start: 1px;
  padding-block: 1px 2px;
  inset-inline: 0;
  container-type: inline-size;
  transition: inline-size 1s;
}`;
  expect(withPhysicalNames(css)).toBe(css);
});

test('constants are properties with one short value that nothing else sets', () => {
  const css = `:root {
  --gap: 1rem;
  --color: light-dark(white, black);
  --long: 140ms ease-in-out 1s infinite;
  --twice: 1px;
  --wide: 2rem;
}
@media (width > 60em) { :root { --twice: 2px; } }`;
  const constants = findConstants(css, ['.box { --wide: 3rem }']);
  expect([...constants]).toEqual([['--gap', '1rem']]);
  expect(withConstants('.a{margin:calc(-1*var(--gap)) var(--wide)}', constants)).toBe(
    '.a{margin:calc(-1*1rem) var(--wide)}',
  );
});

test('a property is set by rules and by attributes, but not by a reference', () => {
  const setsGap = makePropertyTest(['--room', '--gap']);
  expect(setsGap('.a{--gap:2rem}')).toBe(true);
  expect(setsGap('<p style="--gap : 2rem">')).toBe(true);
  expect(setsGap('.a{--gap-wide:2rem;margin:var(--gap)}')).toBe(false);
  expect(makePropertyTest([])('.a{--gap:2rem}')).toBe(false);
});
