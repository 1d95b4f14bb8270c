import { expect, test } from 'vitest';
import { relinkTranslations } from './relink-translations.ts';

test('links out of the folder of a translation lead where they did', () => {
  const current = '/site/i18n/zh/docusaurus-plugin-content-docs/current';
  const text =
    '![leaf](../../../../../docs/resources/leaf%20one.png#a) ![cup](../cup.png) [black](../black.md)\n';
  const others = [
    { from: '/site/docs/tea/green.md', to: 'docs/tea/green.md' },
    { from: `${current}/cup.png`, to: 'i18n/zh/docs/cup.png' },
    { from: '/site/docs/resources/leaf one.png', to: 'docs/resources/leaf one.png' },
  ];
  const page = { from: `${current}/tea/green.md`, to: 'i18n/zh/docs/tea/green.md' };
  expect(relinkTranslations([page, ...others], () => text)).toEqual([
    {
      to: 'i18n/zh/docs/tea/green.md',
      text: '![leaf](../../../../docs/resources/leaf%20one.png#a) ![cup](../cup.png) [black](../black.md)\n',
    },
    ...others,
  ]);
});
