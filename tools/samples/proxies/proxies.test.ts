import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faults, lacksPrograms, sample } from '../test-sample.ts';
import { apache, modulesOf } from './apache.ts';
import { caddy } from './caddy.ts';
import { nginx, wrap } from './nginx.ts';

test('parts of an nginx configuration are wrapped in the blocks that they need', () => {
  expect(wrap('client_max_body_size 1m;')).toMatchObject({
    before: 'events {} http { server {',
    after: '}}',
  });
  expect(wrap('server {}').after).toBe('}');
  expect(wrap('events {}\nhttp {}')).toMatchObject({ before: '', after: '' });
});

describe.skipIf(lacksPrograms(nginx))('nginx -t', () => {
  test('accepts good samples, also with low ports and certificates', async () => {
    const server = [
      'server {',
      '  listen 443 ssl;',
      '  access_log /var/log/nginx/tea-of-samples.log;',
      '  ssl_certificate /etc/tea/tea.pem;',
      '  ssl_certificate_key /etc/tea/key.pem;',
      '  location / { proxy_pass http://127.0.0.1:8080; }',
      '}',
    ];
    expect(await faults(nginx, sample('nginx', server.join('\n')))).toEqual([]);
    expect(existsSync('/var/log/nginx/tea-of-samples.log')).toBe(false);
    expect(await faults(nginx, sample('nginx', 'location /tea { return 204; }'))).toEqual([]);
  });

  test('reports an unknown directive at its line', async () => {
    expect(await faults(nginx, sample('nginx', 'server {\n  listen 80;\n  boil on;\n}'))).toEqual([
      '13 nginx: unknown directive "boil".',
    ]);
  });

  test('reports a missing bracket', async () => {
    expect(await faults(nginx, sample('nginx', 'server {\n  listen 80;'))).toHaveLength(1);
  });
});

describe.skipIf(lacksPrograms(caddy))('caddy validate', () => {
  const caddyfile = (...lines: string[]) =>
    sample('text', lines.join('\n'), { title: 'Caddyfile' });

  test('accepts good samples', async () => {
    const lines = ['tea.example.com {', '  reverse_proxy 127.0.0.1:8080', '}'];
    expect(await faults(caddy, caddyfile(...lines))).toEqual([]);
  });

  test('reports an unknown directive at its line', async () => {
    const [fault] = await faults(caddy, caddyfile('tea.example.com {', '  boil on', '}'));
    expect(fault).toMatch(/^12 Caddy: .*boil/);
  });
});

const host = sample(
  'apache',
  ['<VirtualHost *:80>', '  RequestHeader set X-Tea green', '</VirtualHost>'].join('\n'),
);

test('a page turns on modules with a2enmod', () => {
  const commands = sample('bash', 'sudo a2enmod proxy headers && sudo systemctl restart apache2');
  expect(modulesOf('docs/tea.md', [commands, host])).toEqual(['proxy', 'headers']);
  expect(modulesOf('docs/other.md', [commands])).toEqual([]);
});

describe.skipIf(lacksPrograms(apache))('apache2 -t', () => {
  test('accepts directives of the modules that the page turns on', async () => {
    expect(await faults(apache, host, sample('bash', 'sudo a2enmod headers'))).toEqual([]);
  });

  test('reports directives of modules that it forgets', async () => {
    const [fault] = await faults(apache, host);
    expect(fault).toMatch(/^12 Apache: Invalid command 'RequestHeader'/);
  });

  test('accepts certificates that the sample names', async () => {
    const code = [
      '<VirtualHost *:443>',
      '  SSLEngine on',
      '  SSLCertificateFile /etc/tea/tea.pem',
      '  SSLCertificateKeyFile /etc/tea/key.pem',
      '</VirtualHost>',
    ];
    const secure = sample('apache', code.join('\n'));
    expect(await faults(apache, secure, sample('bash', 'a2enmod ssl'))).toEqual([]);
  });
});
