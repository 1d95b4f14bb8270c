import { expect, test } from 'vitest';
import { meantUrl, outsideHint } from './address-mistake.ts';

test.each([
  ['htps://roses.example', 'https://roses.example'],
  ['htttp://roses.example/a', 'http://roses.example/a'],
  ['ttps://roses.example', 'https://roses.example'],
  ['Hptts://roses.example', 'https://roses.example'],
  ['https:/roses.example/a', 'https://roses.example/a'],
  ['http:roses.example', 'http://roses.example'],
  ['localhost:3000', 'http://localhost:3000'],
  ['localhost:3000/admin?x#y', 'http://localhost:3000/admin?x#y'],
  ['garden.example.org:8080/', 'http://garden.example.org:8080/'],
  ['mailo:rose@garden.example', 'mailto:rose@garden.example'],
  ['email:rose@garden.example', 'mailto:rose@garden.example'],
])('%s is a mistake for %s', (url, meant) => {
  expect(meantUrl(url)).toBe(meant);
});

test.each([
  'https://roses.example',
  'HTTP://roses.example',
  '//roses.example',
  'mailto:rose@garden.example?subject=a',
  'tel:+49123456',
  'ssh://git@garden.example',
  'sftp://garden.example',
  'vscode://file/roses.md',
  'web+garden:rose',
  'urn:isbn:0451450523',
  'data:text/plain,rose',
  'garden:8080',
  'com.example.app:/callback',
  'mailbox:open',
  './roses.md',
  '#roses',
])('%s is not a mistake', (url) => {
  expect(meantUrl(url)).toBeUndefined();
});

test.each([
  ['rose@garden.example', 'For an email address, write "mailto:rose@garden.example". '],
  ['www.roses.example', 'For another site, write "https://www.roses.example". '],
  ['www.roses.example/a', 'For another site, write "https://www.roses.example/a". '],
  ['roses.example/a/b', 'For another site, write "https://roses.example/a/b". '],
  ['roses.md', ''],
  ['v1.2/roses', ''],
  ['../beds.old/roses', ''],
  ['beds/roses', ''],
])('the hint for %s is "%s"', (path, hint) => {
  expect(outsideHint(path)).toBe(hint);
});
