import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { describe, expect, test } from 'vitest';
import type { Feed } from '../model/feed.ts';
import { parseConfig } from '../read/config/load-config.ts';
import { applyDefaultLocale } from '../translate/locales.ts';
import { feedFiles } from './feeds.ts';

const config = applyDefaultLocale(
  parseConfig({ title: 'Harbor', url: 'https://harbor.example', baseUrl: '/h/' }, ''),
);

const feed: Feed = {
  route: '/blog',
  href: '/h/blog?a=1&b=2',
  formats: ['rss', 'atom', 'json'],
  title: 'Log & "more"',
  description: 'On the <water>',
  language: 'en-GB',
  copyright: 'Free to copy.',
  entries: [
    {
      href: '/h/blog/storm',
      title: 'Storm & tide',
      date: '2024-03-09T00:00:00.000Z',
      updated: '2024-03-11T10:00:00.000Z',
      summary: 'Two buoys\u0000\ud800 & a roof',
      html: '<p>Two <a href="/h/docs">buoys</a> ]]> &amp; a roof</p>',
      image: '/h/storm.png',
      tags: ['Weather', 'R&D'],
      authors: [{ name: 'The office', url: '/office?a=1&b=2', email: 'o@harbor.example' }],
    },
    {
      href: '/h/blog/ferry',
      title: 'Ferry',
      date: '2023-05-02T00:00:00.000Z',
      html: '<p>Again</p>',
      tags: [],
      authors: [],
    },
  ],
};

const files = new Map(feedFiles(feed, config).map(({ path, text }) => [path, text]));
const text = (path: string) => files.get(path) ?? '';

const CONTENT = '<p>Two <a href="https://harbor.example/h/docs">buoys</a> ]]> &#x26; a roof</p>';

/** The children of an element by their names, from a strict parser that the generator does not use. */
function childrenOf(element: XmlElement | null, name: string): XmlElement[] {
  const children = element?.children.filter((child) => child instanceof XmlElement) ?? [];
  return children.filter((child) => child.name === name);
}

function textsOf(element: XmlElement | null, name: string): string[] {
  return childrenOf(element, name).map((child) => child.text);
}

function attributesOf(element: XmlElement | null, name: string) {
  return childrenOf(element, name).map((child) => ({ ...child.attributes }));
}

/** The texts of an element's children, by name. */
function fieldsOf(element: XmlElement | null) {
  const children = element?.children.filter((child) => child instanceof XmlElement) ?? [];
  return Object.fromEntries(children.map(({ name, text }) => [name, text]));
}

test('a feed is as new as its newest entry, whatever the time zones of their authors', () => {
  const [first, second] = feed.entries;
  if (!first || !second) throw new Error('There are two entries.');
  const entries = [
    { ...first, updated: '2024-05-06T01:00:00+09:00' },
    { ...second, updated: '2024-05-05T20:00:00Z' },
  ];
  const [atom] = feedFiles({ ...feed, formats: ['atom'], entries }, config);
  expect(textsOf(parseXml(atom?.text ?? '').root, 'updated')).toEqual(['2024-05-05T20:00:00.000Z']);
});

describe('feeds as another parser reads them', () => {
  test('are files beside the page, one for each format', () => {
    expect([...files.keys()]).toEqual(['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json']);
  });

  test('RSS 2.0', () => {
    const { root } = parseXml(text('blog/rss.xml'));
    expect(root?.name).toBe('rss');
    expect(root?.attributes).toEqual({
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    });
    const channel = childrenOf(root, 'channel')[0] ?? null;
    expect(fieldsOf(channel)).toMatchObject({
      title: 'Log & "more"',
      link: 'https://harbor.example/h/blog?a=1&b=2',
      description: 'On the <water>',
      language: 'en-GB',
      copyright: 'Free to copy.',
      lastBuildDate: 'Mon, 11 Mar 2024 10:00:00 GMT',
    });
    expect(attributesOf(channel, 'atom:link')).toEqual([
      {
        href: 'https://harbor.example/h/blog/rss.xml',
        rel: 'self',
        type: 'application/rss+xml',
      },
    ]);
    const items = childrenOf(channel, 'item');
    expect(items).toHaveLength(2);
    const [item = null] = items;
    expect(fieldsOf(item)).toMatchObject({
      title: 'Storm & tide',
      link: 'https://harbor.example/h/blog/storm',
      guid: 'https://harbor.example/h/blog/storm',
      pubDate: 'Sat, 09 Mar 2024 00:00:00 GMT',
      description: 'Two buoys & a roof',
      'content:encoded': CONTENT,
    });
    expect(attributesOf(item, 'guid')).toEqual([{}]);
    expect(textsOf(item, 'category')).toEqual(['Weather', 'R&D']);
    expect(textsOf(item, 'dc:creator')).toEqual(['The office']);
  });

  test('Atom', () => {
    const { root } = parseXml(text('blog/atom.xml'));
    expect(root?.name).toBe('feed');
    expect(root?.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-GB' });
    expect(fieldsOf(root)).toMatchObject({
      id: 'https://harbor.example/h/blog/atom.xml',
      title: 'Log & "more"',
      subtitle: 'On the <water>',
      updated: '2024-03-11T10:00:00.000Z',
      rights: 'Free to copy.',
    });
    expect(attributesOf(root, 'link')).toEqual([
      { href: 'https://harbor.example/h/blog?a=1&b=2', rel: 'alternate', type: 'text/html' },
      {
        href: 'https://harbor.example/h/blog/atom.xml',
        rel: 'self',
        type: 'application/atom+xml',
      },
    ]);
    // An entry without an author has that of the feed.
    expect(childrenOf(root, 'author').map(fieldsOf)).toEqual([{ name: 'Harbor' }]);
    const [entry = null, without = null] = childrenOf(root, 'entry');
    expect(fieldsOf(entry)).toMatchObject({
      id: 'https://harbor.example/h/blog/storm',
      title: 'Storm & tide',
      published: '2024-03-09T00:00:00.000Z',
      updated: '2024-03-11T10:00:00.000Z',
      summary: 'Two buoys & a roof',
      content: CONTENT,
    });
    expect(childrenOf(entry, 'author').map(fieldsOf)).toEqual([
      {
        name: 'The office',
        uri: 'https://harbor.example/office?a=1&b=2',
        email: 'o@harbor.example',
      },
    ]);
    expect(attributesOf(entry, 'category')).toEqual([{ term: 'Weather' }, { term: 'R&D' }]);
    expect(attributesOf(entry, 'content')).toEqual([{ type: 'html' }]);
    expect(childrenOf(without, 'author')).toEqual([]);
  });

  test('JSON Feed 1.1', () => {
    const json = JSON.parse(text('blog/feed.json'));
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Log & "more"',
      feed_url: 'https://harbor.example/h/blog/feed.json',
      home_page_url: 'https://harbor.example/h/blog?a=1&b=2',
      language: 'en-GB',
    });
    expect(json.items).toHaveLength(2);
    expect(json.items[0]).toEqual({
      id: 'https://harbor.example/h/blog/storm',
      url: 'https://harbor.example/h/blog/storm',
      title: 'Storm & tide',
      summary: 'Two buoys & a roof',
      content_html: CONTENT,
      image: 'https://harbor.example/h/storm.png',
      date_published: '2024-03-09T00:00:00.000Z',
      date_modified: '2024-03-11T10:00:00.000Z',
      tags: ['Weather', 'R&D'],
      authors: [{ name: 'The office', url: 'https://harbor.example/office?a=1&b=2' }],
    });
    expect(json.items[1]).not.toHaveProperty('authors');
    expect(json.items[1]).not.toHaveProperty('tags');
  });

  test('have no characters that XML forbids', () => {
    expect(text('blog/rss.xml')).toContain('Two buoys &#x26; a roof');
  });
});

describe('a feed without entries', () => {
  const [rss, atom, json] = feedFiles({ ...feed, entries: [] }, config);

  test('has a date in Atom, where it must have one', () => {
    expect(fieldsOf(parseXml(atom?.text ?? '').root)['updated']).toBe('1970-01-01T00:00:00.000Z');
  });

  test('has a channel in RSS', () => {
    const channels = childrenOf(parseXml(rss?.text ?? '').root, 'channel');
    expect(channels.map(fieldsOf)).toMatchObject([{ title: 'Log & "more"' }]);
  });

  test('has an empty list in JSON, where the list is required', () => {
    expect(JSON.parse(json?.text ?? '').items).toEqual([]);
  });
});
