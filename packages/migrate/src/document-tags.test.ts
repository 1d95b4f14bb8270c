import { describe, expect, test } from 'vitest';
import type { DocumentTag } from './document-tag.ts';
import { convertDocumentTags } from './document-tags.ts';
import type { Values } from './note.ts';

function tag(tagName: string, attributes: Values, text?: string): DocumentTag {
  return { key: 'head', tagName, attributes, text };
}

describe('scripts', () => {
  test('are in a part of the theme, with their attributes as React names them', () => {
    const { files, value } = convertDocumentTags([
      tag('script', { src: '/club/js/count.js', defer: '' }),
      tag('script', {
        src: 'https://songs.example/play.js',
        async: true,
        defer: false,
        crossorigin: 'anonymous',
      }),
      tag('script', { src: '//nests.example/a.js', 'data-nest': 'reed' }),
      tag('script', { type: 'application/ld+json' }, '{"a":"<b>"}'),
    ]);
    expect(files).toEqual([
      {
        to: 'theme/body-end.jsx',
        text: `/** Scripts that every page of the former site had. */
export default function BodyEnd() {
  return (
    <>
      <script src={"/club/js/count.js"} defer />
      <script src={"https://songs.example/play.js"} async crossOrigin={"anonymous"} />
      <script src={"//nests.example/a.js"} data-nest={"reed"} />
      <script type={"application/ld+json"} dangerouslySetInnerHTML={{ __html: "{\\"a\\":\\"<b>\\"}" }} />
    </>
  );
}
`,
      },
    ]);
    const hosts = ['https://songs.example', 'https://nests.example'];
    expect(value).toEqual({
      contentSecurityPolicy: { 'connect-src': hosts, 'frame-src': hosts, 'img-src': hosts },
    });
  });

  test('of other hosts need attention, those of the site do not', () => {
    const notesOf = (src: string) => convertDocumentTags([tag('script', { src })]).notes;
    expect(notesOf('https://songs.example/a.js')).toMatchObject([
      { key: 'head', outcome: 'changed', isUrgent: true },
    ]);
    expect(notesOf('/a.js')[0]).not.toHaveProperty('isUrgent');
  });

  test('with a data URL belong to no host', () => {
    const { value, notes } = convertDocumentTags([tag('script', { src: 'data:,sing()' })]);
    expect(value).toEqual({});
    expect(notes[0]).not.toHaveProperty('isUrgent');
  });
});

describe('metadata and links', () => {
  const color = tag('meta', { name: 'theme-color', content: 'teal' });
  const preconnect = tag('link', {
    rel: 'preconnect',
    href: 'https://birds.example',
    crossorigin: true,
  });

  test('are in the config', () => {
    const { value, files, notes } = convertDocumentTags([color, preconnect]);
    expect(value).toEqual({
      headTags: [color, preconnect].map(({ tagName, attributes }) => ({ tagName, attributes })),
    });
    expect(files).toEqual([]);
    expect(notes).toEqual([{ group: 'config', outcome: 'migrated', key: 'head' }]);
  });

  test('that cannot be added are reported with what to do', () => {
    const { value, notes } = convertDocumentTags([tag('noscript', {})]);
    expect(value).toEqual({});
    expect(notes).toMatchObject([
      { outcome: 'dropped', text: expect.stringContaining('not <noscript>') },
    ]);
  });
});

describe('links to style sheets', () => {
  const sheet = (attributes: Values) =>
    tag('link', { href: 'https://fonts.example/rye.css', ...attributes });

  test.each([
    [{ rel: 'stylesheet' }, ''],
    [{ rel: 'stylesheet', media: 'print' }, ' print'],
    [{ rel: 'stylesheet', media: 'print', onload: "this.media='all'" }, ''],
    [{ rel: 'preload', as: 'style', onload: "this.rel='stylesheet'" }, ''],
  ])('are imported, also those that an event handler puts into effect: %j', (attributes, media) => {
    const { value, files, notes } = convertDocumentTags([sheet(attributes)]);
    expect(value).toEqual({ customCss: ['src/css/linked.css'] });
    expect(files).toEqual([
      {
        to: 'src/css/linked.css',
        text: `@import url("https://fonts.example/rye.css")${media};\n`,
      },
    ]);
    expect(notes).toMatchObject([
      { key: 'head https://fonts.example/rye.css', outcome: 'changed', text: expect.any(String) },
    ]);
  });

  test('that appear twice are imported once, and a mere preload stays a link', () => {
    const early = sheet({ rel: 'preload', as: 'style' });
    const { value, files } = convertDocumentTags([
      early,
      sheet({ rel: 'preload', as: 'style', onload: "this.rel='stylesheet'" }),
      sheet({ rel: 'stylesheet' }),
    ]);
    expect(value['headTags']).toEqual([{ tagName: 'link', attributes: early.attributes }]);
    expect(files).toMatchObject([{ text: '@import url("https://fonts.example/rye.css");\n' }]);
  });

  test('that <noscript> repeats are not reported', () => {
    const { notes } = convertDocumentTags([
      sheet({ rel: 'preload', as: 'style', onload: "this.rel='stylesheet'" }),
      tag('noscript', {}, '<link rel="stylesheet" href="https://fonts.example/rye.css">'),
    ]);
    expect(notes.filter(({ outcome }) => outcome === 'dropped')).toEqual([]);
  });
});

test('a site without any gets nothing', () => {
  expect(convertDocumentTags([])).toEqual({ value: {}, files: [], notes: [] });
});

test('event handlers of scripts are reported, since browsers block them', () => {
  const { files, notes } = convertDocumentTags([
    tag('script', { src: '/club/js/count.js', onload: 'start()' }),
  ]);
  expect(files).toMatchObject([{ text: expect.not.stringContaining('start()') }]);
  expect(notes).toMatchObject([
    { outcome: 'changed', isUrgent: true, text: expect.stringContaining('Without "onload"') },
  ]);
});

test('an inline script may load what its code names, and data loads nothing', () => {
  const text = `(function () { var s = document.createElement('script');
    s.src = 'https://static.songs.example/c/hot-' + id + '.js';
    fetch("//API.songs.example/v1"); })()`;
  const { value, notes } = convertDocumentTags([
    tag('script', {}, text),
    tag('script', { type: 'application/ld+json' }, '{"@context":"https://schema.example"}'),
  ]);
  const hosts = ['https://static.songs.example', 'https://api.songs.example'];
  expect(value).toEqual({
    contentSecurityPolicy: {
      'script-src': hosts,
      'connect-src': hosts,
      'frame-src': hosts,
      'img-src': hosts,
    },
  });
  expect(notes).toMatchObject([{ isUrgent: true, text: expect.stringContaining(hosts[0] ?? '') }]);
});
