import { describe, expect, test } from 'vitest';
import { makeTestContext, renderTestPageAt } from './test-reference.ts';
import { operationHtml, operationText, textOf } from './test-text.ts';

const LIVE = { url: 'https://quay.example/v2', description: 'Live' };
const TIDAL = {
  url: 'https://{tide}.quay.example/v2',
  name: 'Tidal',
  variables: { tide: { default: 'high', enum: ['high', 'low'], description: 'Which water' } },
};

/** The text up to the samples: the endpoint and its servers. */
function leadOf(operation: object, more: object = {}): string {
  return operationText(operation, more).split('Request')[0] ?? '';
}

describe('the endpoint of an operation', () => {
  test('is only its path if no server is known', () => {
    expect(leadOf({})).toBe('GET /berthsCopy');
  });

  test('has the base path of the server, and the server of the API in one line', () => {
    expect(leadOf({}, { servers: [LIVE] })).toBe(
      'GET /v2/berthsCopyServer: https://quay.example/v2 · Live',
    );
  });

  test('leads to the introduction for the other servers and for variables', () => {
    const html = operationHtml({}, { servers: [LIVE, TIDAL] });
    expect(textOf(html)).toContain('https://quay.example/v2 · Live · all servers');
    expect(html).toContain('<a href="/api#servers">all servers</a>');
    expect(operationHtml({}, { servers: [TIDAL] })).toContain(
      '<a href="/api#servers">variables</a>',
    );
    const introduction = renderTestPageAt(
      '',
      makeTestContext({
        openapi: '3.1.0',
        info: { title: 'Quay', version: '1', description: 'Servers' },
        servers: [LIVE, TIDAL],
      }),
    );
    expect(introduction.anchors).toContain('servers');
    expect(textOf(introduction.html)).toContain(
      'https://{tide}.quay.example/v2 · Tidal{tide} Which water Default: high Allowed: high low',
    );
  });

  test('has descriptions as Markdown, within their line where they are one paragraph', () => {
    const context = makeTestContext({
      openapi: '3.1.0',
      info: { title: 'Quay', version: '1' },
      servers: [
        {
          url: 'https://{tide}.quay.example',
          description: 'Takes `high`',
          variables: { tide: { default: 'low', description: 'See `tides`' } },
        },
        { url: 'https://old.quay.example', description: 'Old\n\nClosed' },
      ],
    });
    const renderText = (text: string) => {
      const paragraphs = text.replaceAll(/`(\w+)`/g, '<code>$1</code>').split('\n\n');
      return { html: paragraphs.map((each) => `<p>${each}</p>`).join('\n'), toc: [] };
    };
    const { html } = renderTestPageAt('', { ...context, renderText });
    expect(html).toContain('· <span>Takes <code>high</code></span>');
    expect(html).toContain('<code>{tide}</code> <span>See <code>tides</code></span>');
    expect(html).toContain(
      '<code>https://old.quay.example</code><div class="api-text"><p>Old</p>\n<p>Closed</p></div>',
    );
  });

  test('has the base path of its own servers, which are listed in full', () => {
    const own = { servers: [{ url: 'https://old.quay.example/v1' }, TIDAL] };
    expect(leadOf(own, { servers: [LIVE] })).toBe(
      'GET /v1/berthsCopyServers of this operation:' +
        'https://old.quay.example/v1https://{tide}.quay.example/v2 · Tidal' +
        '{tide} Which water Default: high Allowed: high low ',
    );
  });

  test('has the servers of its path unless it has its own', () => {
    const paths = (own: object) => ({
      servers: [LIVE],
      paths: {
        '/berths': {
          servers: [{ url: 'https://old.quay.example/v1' }],
          get: { operationId: 'berths', ...own },
        },
      },
    });
    expect(leadOf({}, paths({}))).toContain('GET /v1/berths');
    expect(leadOf({}, paths({ servers: [LIVE] }))).toContain('GET /v2/berths');
    // An empty list names no server.
    expect(leadOf({}, paths({ servers: [] }))).toContain('GET /v1/berths');
  });

  test('explains that a relative server is on the host of the API', () => {
    expect(leadOf({}, { servers: [{ url: '/v3' }] })).toBe(
      'GET /v3/berthsCopyServer: /v3 · on the host that serves the API',
    );
    expect(leadOf({}, { servers: [{ url: '/' }] })).toBe('GET /berthsCopy');
  });

  test('resolves a relative server if the description states its own address', () => {
    const more = {
      openapi: '3.2.0',
      $self: 'https://quay.example/docs/openapi.json',
      servers: [{ url: '../{area}/v4' }, { url: 'https://x.example' }],
    };
    expect(leadOf({}, more)).toContain('GET /{area}/v4/berths');
    expect(leadOf({}, more)).toContain('Server: https://quay.example/{area}/v4');
    const introduction = textOf(
      renderTestPageAt('', makeTestContext({ info: { title: 'Quay', version: '1' }, ...more }))
        .html,
    );
    expect(introduction).toContain('Address of the description: https://quay.example/docs');
    expect(introduction).toContain('https://x.example');
    expect(introduction).not.toContain('https://x.example/');
  });
});
