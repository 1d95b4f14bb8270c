import { expect, test } from 'vitest';
import { allowSources } from './content-security.ts';

const BASE = { title: 'Kites' };
const ISLAND = new Map([['src/Kite.jsx', 'export default () => <b onClick={fly}>Kite</b>;']]);
const CODE = { islands: ISLAND, clientModules: new Map<string, string>() };

test('what well-known packages load is allowed, together', () => {
  const packages = ['react', 'react-github-btn', 'react-lite-youtube-embed', 'react-youtube'];
  const { value, notes } = allowSources(BASE, { packages, ...CODE });
  expect(value).toEqual({
    title: 'Kites',
    contentSecurityPolicy: {
      'connect-src': ['https://api.github.com'],
      'img-src': ['https://i.ytimg.com'],
      'script-src': ['https://www.youtube.com'],
      'frame-src': ['https://www.youtube.com', 'https://www.youtube-nocookie.com'],
    },
  });
  expect(notes).toMatchObject([{ key: 'contentSecurityPolicy', isUrgent: false }]);
});

test('diagrams that the site draws itself may have styles', () => {
  const { value, notes } = allowSources(BASE, { packages: ['mermaid'], ...CODE });
  expect(value['contentSecurityPolicy']).toEqual({ 'style-src': ["'unsafe-inline'"] });
  expect(notes).toMatchObject([{ isUrgent: false }]);
});

test('the owner is asked about other packages, and about islands that load something', () => {
  const islands = new Map([['src/Wind.jsx', "fetch('https://wind.example/now')"]]);
  const { value, notes } = allowSources(BASE, {
    ...CODE,
    packages: ['react-kite-map'],
    islands,
  });
  expect(value).toBe(BASE);
  expect(notes).toMatchObject([{ isUrgent: true }]);
  expect(notes[0]?.text).toContain('these packages load: react-kite-map.');
  expect(notes[0]?.text).toContain('src/Wind.jsx loads, such as https://wind.example.');
});

test('a site whose components load nothing has no note', () => {
  expect(allowSources(BASE, { packages: ['react', 'clsx', 'sass'], ...CODE }).notes).toEqual([]);
  const none = allowSources(BASE, {
    ...CODE,
    packages: ['react-kite-map'],
    islands: new Map(),
  });
  expect(none.notes).toEqual([]);
});
