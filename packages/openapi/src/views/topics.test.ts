import { describe, expect, test } from 'vitest';
import { makeTestContext, renderTestPageAt } from './test-reference.ts';
import { textOf } from './test-text.ts';

const responses = { 200: { description: 'Good' } };

function pageAt(path: string, tags: object[], used: string[] = ['Berths']) {
  const context = makeTestContext({
    openapi: '3.2.0',
    info: { title: 'Quay', version: '1' },
    tags,
    paths: { '/berths': { get: { operationId: 'berths', tags: used, responses } } },
  });
  return renderTestPageAt(path, context);
}

describe('a tag that has no page of its own', () => {
  test('is a section of the introduction, in its contents list, if it has text or documents', () => {
    const { html, toc, anchors } = pageAt('', [
      { name: 'Berths', description: 'Where ships lie.' },
      { name: 'Paging of lists', 'x-traitTag': true, description: 'Lists have pages.' },
      { name: 'limits', 'x-displayName': 'Limits', externalDocs: { url: 'https://quay.example' } },
      { name: 'Nothing to read' },
    ]);
    expect(textOf(html)).toContain('Lists have pages.');
    expect(html).toContain('<a href="https://quay.example">');
    expect(textOf(html)).not.toContain('Where ships lie.');
    expect(toc.filter(({ id }) => id.startsWith('tag-'))).toEqual([
      { id: 'tag-paging-of-lists', level: 2, title: 'Paging of lists' },
      { id: 'tag-limits', level: 2, title: 'Limits' },
    ]);
    expect(anchors).toContain('tag-limits');
  });

  test('is a link on its operations that leads to its text', () => {
    const tags = [
      { name: 'Berths' },
      { name: 'beta', kind: 'badge', summary: 'Beta', description: 'May *change*.' },
      { name: 'slow', kind: 'badge' },
    ];
    const { html } = pageAt('/berths', tags, ['Berths', 'beta', 'slow']);
    expect(html).toContain('<a href="/api#tag-beta">Beta</a>, slow');
    expect(textOf(pageAt('', tags, ['Berths', 'beta']).html)).toContain('May *change*.');
  });

  test('is left out with a note where there are very many', () => {
    const tags = Array.from({ length: 150 }, (_, index) => {
      return { name: `Tide ${index}`, description: 'High water. ' };
    });
    const { html } = pageAt('', tags);
    expect(html.match(/id="tag-/g)?.length).toBe(100);
    expect(textOf(html)).toContain('50 more in openapi.yaml');
  });
});
