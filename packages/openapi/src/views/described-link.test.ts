import { expect, test } from 'vitest';
import { makeTestContext, renderTestPageAt } from './test-reference.ts';
import { operationHtml, textOf } from './test-text.ts';

const docs = (url: string, description?: string) => ({ externalDocs: { url, description } });

/** The introduction of a description with these parts, and the links that led nowhere. */
function introductionOf(parts: object, pages: Record<string, string> = {}) {
  const dead: string[] = [];
  const context = {
    ...makeTestContext({
      openapi: '3.1.0',
      info: { title: 'Quay', version: '1' },
      paths: {},
      ...parts,
    }),
    resolveLink(url: string, isNeeded: boolean) {
      if (isNeeded && pages[url] === undefined) dead.push(url);
      return pages[url];
    },
  };
  return { html: renderTestPageAt('', context).html, dead };
}

test('a relative link to documents that leads nowhere is text with its address', () => {
  const html = operationHtml(docs('/guides/tides', 'On tides'));
  expect(html).toContain('On tides <code>/guides/tides</code>');
  expect(introductionOf(docs('tides')).dead).toEqual(['tides']);
});

test('a relative link to documents leads to a page of the site', () => {
  const { html, dead } = introductionOf(docs('/docs/tides'), { '/docs/tides': '/base/docs/tides' });
  expect(html).toContain('<a href="/base/docs/tides">Read more</a>');
  expect(dead).toEqual([]);
});

test('a relative link to documents leads to the server of the API, or to the description itself', () => {
  const servers = [{ url: 'https://{port}.example/v2', variables: { port: { default: 'quay' } } }];
  const ofServer = introductionOf({
    ...docs('/tides#low'),
    servers: [{ url: 'https://a.example/v2' }],
  });
  expect(ofServer.html).toContain('<a href="https://a.example/tides#low">');
  expect(introductionOf({ ...docs('/tides'), servers }).html).toContain(
    '"https://quay.example/tides"',
  );
  const self = { openapi: '3.2.0', $self: 'https://b.example/api/openapi.yaml' };
  expect(introductionOf({ ...docs('tides'), ...self }).html).toContain(
    '"https://b.example/api/tides"',
  );
  expect(ofServer.dead).toEqual([]);
});

test('relative addresses of contact, license and terms are shown', () => {
  const info = {
    title: 'Quay',
    version: '1',
    contact: { name: 'Ada', url: '/ada' },
    license: { name: 'MIT', url: './LICENSE' },
    termsOfService: '/terms',
  };
  const { html, dead } = introductionOf({ info });
  expect(textOf(html)).toContain(
    'License: MIT ./LICENSE · Contact: Ada /ada · Terms of service /terms',
  );
  expect(dead).toEqual(['./LICENSE', '/ada', '/terms']);
});

test('the address of a script is no link', () => {
  expect(operationHtml(docs('javascript:alert(1)', 'Run'))).not.toContain('href="javascript');
});
