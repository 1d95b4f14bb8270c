import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import type { Feed } from '../model/feed.ts';
import { parseConfig } from '../read/config/load-config.ts';
import { inDefaultLocale } from '../translate/locales.ts';
import { feedFiles } from './feeds.ts';

const config = inDefaultLocale(
  parseConfig({ title: 'Harbor', url: 'https://harbor.example', baseUrl: '/h/' }, ''),
);

const feed: Feed = {
  route: '/blog',
  href: '/h/blog',
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
      summary: 'Two buoys\u0000 & a roof',
      html: '<p>Two <a href="/h/docs">buoys</a> ]]> &amp; a roof</p>',
      image: '/h/storm.png',
      tags: ['Weather', 'R&D'],
      authors: [{ name: 'The office', url: '/h/blog/authors/office', email: 'o@harbor.example' }],
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

describe('feeds as a reader of feeds understands them', () => {
  test('stand beside the page, one file for each format', () => {
    expect([...files.keys()]).toEqual(['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json']);
  });

  test('RSS 2.0', () => {
    const rss = parseRssFeed(text('blog/rss.xml'));
    expect(rss).toMatchObject({
      title: 'Log & "more"',
      link: 'https://harbor.example/h/blog',
      description: 'On the <water>',
      language: 'en-GB',
      copyright: 'Free to copy.',
      lastBuildDate: 'Mon, 11 Mar 2024 10:00:00 GMT',
      atom: { links: [{ rel: 'self', href: 'https://harbor.example/h/blog/rss.xml' }] },
    });
    expect(rss.items).toHaveLength(2);
    expect(rss.items?.[0]).toMatchObject({
      title: 'Storm & tide',
      link: 'https://harbor.example/h/blog/storm',
      guid: { value: 'https://harbor.example/h/blog/storm' },
      pubDate: 'Sat, 09 Mar 2024 00:00:00 GMT',
      description: 'Two buoys & a roof',
      categories: [{ name: 'Weather' }, { name: 'R&D' }],
      dc: { creators: ['The office'] },
      content: { encoded: CONTENT },
    });
  });

  test('Atom', () => {
    const atom = parseAtomFeed(text('blog/atom.xml'));
    expect(atom).toMatchObject({
      id: 'https://harbor.example/h/blog/atom.xml',
      updated: '2024-03-11T10:00:00.000Z',
      links: [
        { rel: 'alternate', href: 'https://harbor.example/h/blog' },
        { rel: 'self', href: 'https://harbor.example/h/blog/atom.xml' },
      ],
      // An entry without an author has that of the feed.
      authors: [{ name: 'Harbor' }],
    });
    expect(atom.entries?.[0]).toMatchObject({
      id: 'https://harbor.example/h/blog/storm',
      published: '2024-03-09T00:00:00.000Z',
      updated: '2024-03-11T10:00:00.000Z',
      authors: [{ name: 'The office', uri: 'https://harbor.example/h/blog/authors/office' }],
      categories: [{ term: 'Weather' }, { term: 'R&D' }],
    });
    expect(text('blog/atom.xml')).toContain('<content type="html">&lt;p&gt;Two');
  });

  test('JSON Feed 1.1', () => {
    const json = JSON.parse(text('blog/feed.json'));
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'https://harbor.example/h/blog/feed.json',
      home_page_url: 'https://harbor.example/h/blog',
    });
    expect(parseJsonFeed(json).items?.[0]).toMatchObject({
      id: 'https://harbor.example/h/blog/storm',
      content_html: CONTENT,
      image: 'https://harbor.example/h/storm.png',
      date_published: '2024-03-09T00:00:00.000Z',
      date_modified: '2024-03-11T10:00:00.000Z',
      tags: ['Weather', 'R&D'],
    });
  });

  test('hold no sign that XML forbids', () => {
    expect(text('blog/rss.xml')).not.toContain('\u0000');
  });
});

test('a feed without entries is one all the same', () => {
  const empty = feedFiles({ ...feed, entries: [] }, config);
  expect(parseAtomFeed(empty[1]?.text ?? '').updated).toBe('1970-01-01T00:00:00Z');
});
