import { expect, test } from 'vitest';
import type { HeadElement } from '../contract/head.ts';
import { siteHead } from './site-head.ts';

const preconnect = {
  tagName: 'link' as const,
  attributes: { rel: 'preconnect', href: 'https://flour.example', crossorigin: true, as: false },
};
const color = { tagName: 'meta' as const, attributes: { name: 'theme-color', content: 'brown' } };

test('elements of the config have their attributes, those that are true without a value', () => {
  expect(siteHead([preconnect, color], [])).toEqual([
    {
      name: 'link',
      attributes: {
        rel: 'preconnect',
        href: 'https://flour.example',
        crossorigin: '',
        'data-site': '',
      },
    },
    { name: 'meta', attributes: { name: 'theme-color', content: 'brown', 'data-site': '' } },
  ]);
});

test('what a page says itself takes precedence, such as its description', () => {
  const description = {
    tagName: 'meta' as const,
    attributes: { name: 'description', content: 'Bread' },
  };
  const title = {
    tagName: 'meta' as const,
    attributes: { property: 'og:title', content: 'Bread' },
  };
  const ofPage: HeadElement[] = [
    { name: 'meta', attributes: { name: 'description', content: 'Rye' } },
    { name: 'meta', attributes: { property: 'og:title', content: 'Rye' } },
    { name: 'link', attributes: { rel: 'canonical', href: '/rye' } },
  ];
  expect(siteHead([description, title, color, preconnect], ofPage)).toHaveLength(2);
});
