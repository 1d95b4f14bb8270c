import { expect, test } from 'vitest';
import { makeTestContext, renderTestPageAt } from './test-reference.ts';

const responses = { 200: { description: 'Good' } };
const context = makeTestContext({
  openapi: '3.1.0',
  info: { title: 'Quay', version: '1' },
  paths: {
    '/a': {
      get: { operationId: 'harbor_berth_reservations_list', tags: ['Berths'], responses },
      put: { summary: 'Set the berth_reservation of a ship', tags: ['Berths'], responses },
    },
  },
});

test.each(['/operations', '/families/berths'])(
  'a title that is an id breaks between its words in the list %s, one of several words where it has spaces',
  (path) => {
    const { html } = renderTestPageAt(path, context);
    expect(html).toContain('harbor_berth_<wbr/>reservations_list');
    expect(html).toContain('Set the berth_reservation of a ship');
  },
);
