import { formatProblems } from 'folia-problems';
import { expect, test } from 'vitest';
import { parseConfig } from '../read/config/load-config.ts';
import type { SiteConfigInput } from '../read/config/site-schema.ts';
import { translateConfig } from './translate-config.ts';

const THEME: SiteConfigInput['themeConfig'] = {
  announcementBar: { content: 'Gale' },
  navbar: {
    title: 'Quay',
    logo: { src: '/quay.svg', alt: 'A bollard' },
    items: [
      { to: '/boats', label: 'Boats' },
      { type: 'doc', docId: 'welcome' },
      { label: 'More', items: [{ to: '/knots', label: 'Knots' }] },
      { type: 'html', value: '<b>Third edition</b>' },
      { type: 'localeDropdown' },
    ],
  },
  footer: {
    links: [
      { title: 'Read', items: [{ to: '/boats', label: 'Boats' }, { html: '<i>Afloat</i>' }] },
      { to: '/knots', label: 'Knots' },
    ],
    copyright: 'Free.',
  },
};

function translate(translations: unknown, themeConfig: SiteConfigInput['themeConfig'] = THEME) {
  const value = { title: 'The Quay', tagline: 'By the sea', url: 'https://q.example', themeConfig };
  const text = JSON.stringify(translations, null, 2);
  return translateConfig(parseConfig(value, ''), { path: 'i18n/de/config.json', text });
}

test('every visible text can be translated, and URLs are unchanged', () => {
  const { config, problems } = translate({
    title: 'Der Kai',
    tagline: 'Am Meer',
    navbar: {
      Quay: 'Kai',
      'A bollard': 'Ein Poller',
      Boats: 'Boote',
      More: 'Mehr',
      Knots: 'Knoten',
      '<b>Third edition</b>': '<b>Dritte Auflage</b>',
    },
    footer: {
      Read: 'Lesen',
      Boats: 'Kähne',
      Knots: 'Knoten',
      '<i>Afloat</i>': '<i>Schwimmt</i>',
    },
    copyright: 'Frei.',
    announcement: 'Sturm',
  });
  expect(problems).toEqual([]);
  expect(config).toMatchObject({
    title: 'Der Kai',
    tagline: 'Am Meer',
    themeConfig: {
      announcementBar: { content: 'Sturm' },
      navbar: {
        title: 'Kai',
        logo: { src: '/quay.svg', alt: 'Ein Poller' },
        items: [
          { label: 'Boote', to: '/boats' },
          { type: 'doc', docId: 'welcome' },
          { label: 'Mehr', items: [{ label: 'Knoten', to: '/knots' }] },
          { value: '<b>Dritte Auflage</b>' },
          { type: 'localeDropdown' },
        ],
      },
      footer: {
        links: [
          {
            title: 'Lesen',
            items: [{ label: 'Kähne', to: '/boats' }, { html: '<i>Schwimmt</i>' }],
          },
          { label: 'Knoten', to: '/knots' },
        ],
        copyright: 'Frei.',
      },
    },
  });
});

test('untranslated texts are unchanged', () => {
  const { config } = translate({ navbar: { More: 'Mehr' } });
  expect(config).toMatchObject({
    title: 'The Quay',
    themeConfig: {
      announcementBar: { content: 'Gale' },
      navbar: { items: [{ label: 'Boats' }, {}, { label: 'Mehr' }, {}, {}] },
      footer: { copyright: 'Free.' },
    },
  });
});

test('unknown keys and labels are reported with line and suggestion', () => {
  const { problems } = translate({ navbar: { Boat: 'Boote' }, footer: { Knots: 'K', More: 'M' } });
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "i18n/de/config.json
      3:1  navbar: no label "Boat" in the default locale.
           Did you mean "Boats"? The keys of translations are the labels of the default locale.
      7:1  footer: no label "More" in the default locale.
           The keys of translations are the labels of the default locale."
  `);
  expect(formatProblems(translate({ titel: 'Der Kai' }).problems)).toContain(
    'Did you mean "title"?',
  );
});

test('a copyright or an announcement without an original is reported', () => {
  const { problems } = translate({ copyright: 'Frei.', announcement: 'Sturm' }, {});
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "i18n/de/config.json
      2:1  copyright: not set in the site's config, so there is nothing to translate.
      3:1  announcement: not set in the site's config, so there is nothing to translate."
  `);
});

test('links in lists of versions and languages, and the text of the logo in the footer, can be translated', () => {
  const { config, problems } = translate(
    {
      navbar: { 'Help us': 'Hilf mit', 'All versions': 'Alle Versionen' },
      footer: { 'Our logo': 'Unser Logo' },
    },
    {
      navbar: {
        items: [
          { type: 'localeDropdown', dropdownItemsAfter: [{ label: 'Help us', to: '/help' }] },
          {
            type: 'docsVersionDropdown',
            dropdownItemsBefore: [{ label: 'All versions', to: '/versions' }],
          },
        ],
      },
      footer: { logo: { src: '/quay.svg', alt: 'Our logo' } },
    },
  );
  expect(problems).toEqual([]);
  expect(config.themeConfig).toMatchObject({
    navbar: {
      items: [
        { dropdownItemsAfter: [{ label: 'Hilf mit' }] },
        { dropdownItemsBefore: [{ label: 'Alle Versionen' }] },
      ],
    },
    footer: { logo: { alt: 'Unser Logo' } },
  });
});
