import { expect, test } from 'vitest';
import { convertStyles } from './convert-styles.ts';

test('a height of the bar that is not a length is reported with what to set in its place', () => {
  const sheet = ':root { --ifm-navbar-height: unset; --ifm-color-primary: teal; }';
  const { notes, files } = convertStyles({ customCss: 'pond.css' }, '/pond', () => sheet);
  expect(files[0]?.text).not.toContain('--bar-height');
  expect(notes.filter(({ outcome }) => outcome === 'dropped')).toEqual([
    {
      group: 'theme',
      outcome: 'dropped',
      key: '--ifm-navbar-height',
      text: '"unset" is not a length, so the height of the bar stays as it is. To change it, set "--bar-height" to a length.',
    },
  ]);
});

test('a style sheet that only a comment imports is not read', () => {
  const texts = new Map([
    ['/pond/pond.css', "/* @import './old.css'; */ @import './new.css';"],
    ['/pond/old.css', ':root { --ifm-color-primary: teal; }'],
    ['/pond/new.css', ':root { --ifm-font-family-base: serif; }'],
  ]);
  const { files } = convertStyles({ customCss: 'pond.css' }, '/pond', (path) => texts.get(path));
  expect(files[0]?.text).toContain('--font');
  expect(files[0]?.text).not.toContain('--accent');
});
