import { expect, test } from 'vitest';
import { convertCodeMessages } from './interface-texts.ts';

test.each([
  ['theme.lastUpdated.lastUpdatedAtBy', 'Gebrannt{atDate}{byUser}', { lastUpdated: 'Gebrannt' }],
  ['theme.lastUpdated.byUser', ' von {user}', { lastUpdatedBy: 'von' }],
  [
    'theme.docs.versionBadge.label',
    'Ausgabe {versionLabel}',
    { versionBadge: 'Ausgabe {version}' },
  ],
  [
    'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
    '← Zurück',
    { backToMainMenu: 'Zurück' },
  ],
  ['theme.admonition.tip', 'rat', { tip: 'Rat' }],
  [
    'theme.blog.post.readingTime.plurals',
    'Eine Minute Lesezeit|{readingTime} Minuten Lesezeit',
    { readingTime: '{minutes} Minuten Lesezeit' },
  ],
  ['theme.blog.post.readMore', 'Weiterlesen', { readMore: 'Weiterlesen' }],
  ['theme.common.headingLinkTitle', 'Link zum Abschnitt', { linkToSection: 'Link zum Abschnitt' }],
])('the message %s, "%s", is an interface text', (id, message, texts) => {
  expect(convertCodeMessages({ [id]: message })).toEqual({ texts, own: {}, left: [] });
});

test('messages without a text here, or with values that the text does not have, are not converted', () => {
  const left = {
    'theme.common.headingLinkTitle': 'Link zu {heading}',
    'theme.NotFound.p2': 'Schreiben Sie uns.',
  };
  expect(convertCodeMessages({ ...left, 'theme.tags.tagsPageTitle': '', kiln: 'Ofen' })).toEqual({
    texts: {},
    own: { kiln: 'Ofen' },
    left: Object.keys(left),
  });
});
