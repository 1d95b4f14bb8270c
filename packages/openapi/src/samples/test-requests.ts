import { WrittenInteger } from '../description/written-integer.ts';
import type { SamplePart, SampleRequest } from './sample-request.ts';

export const AWKWARD = `It's "5 $HOME" \\n %41 ’n’ \`x\` \${y} {z} \u{1F6A2}\n\tnext\\`;

const BINARY = 'scan.bin';

/** Files that the samples send, by name. */
export const SENT_FILES: Record<string, Uint8Array> = {
  [BINARY]: Uint8Array.from([0, 1, 13, 10, 127, 128, 254, 255, 34, 39]),
  'a plan.pdf': new TextEncoder().encode('%PDF'),
};

type Case = Partial<SampleRequest> & { query?: string };

const json = (value: unknown, contentType = 'application/json'): Case => ({
  method: 'POST',
  body: { kind: 'json', value, contentType },
});
const text = (value: string, contentType = 'text/plain; charset=utf-8'): Case => ({
  method: 'POST',
  body: { kind: 'text', text: value, contentType },
});
const multipart = (...parts: SamplePart[]): Case => ({
  method: 'POST',
  body: { kind: 'multipart', parts },
});

/** Requests that a careless writer gets wrong, by what is awkward about them. */
const CASES: Record<string, Case> = {
  get: { query: '?b=%27c%27&d=%24%5B1%5D&e=a,b&f=%22%5C%60' },
  'encoded-path': { query: '/a%2Fb%20c/%C3%BC;m=1/.x' },
  headers: {
    headers: [
      ['X-Awkward', `it's "5 $HOME" \\n %41 \`x\` \${y} #{z}`],
      ['X-Empty', ''],
      ['Accept', 'application/json'],
    ],
  },
  cookies: { headers: [['Cookie', 'one=a%20b; two="c$d"']] },
  basic: { basicAuth: { username: "o'ne$", password: 'p"\\a:ss' } },
  'basic-unicode': { basicAuth: { username: 'Ann', password: 'pö\u{1F6A2}' } },
  digest: { query: '?a=1', digestAuth: { username: 'one', password: "p'$a:ss" } },
  head: { method: 'HEAD' },
  options: { method: 'OPTIONS' },
  delete: { method: 'DELETE' },
  'delete-body': { ...json({ ids: [1, 2] }), method: 'DELETE' },
  'other-method': { ...json({ depth: 3 }), method: 'QUERY' },
  'post-without-body': { method: 'POST' },
  json: json({
    [AWKWARD]: AWKWARD,
    none: null,
    yes: true,
    no: false,
    list: [1, 2.5, -1e30, [], {}, [[]]],
    'a-b c': { '': '' },
  }),
  'json-long': json({ id: new WrittenInteger('9007199254740993'), text: `\`\\n\${1}` }),
  'json-text': json(AWKWARD),
  'json-null': json(null),
  'json-list': json([{ a: [] }, 'JSON;', "'''", '"""', "'@"]),
  'json-type': json({ t: '\u{1F6A2}' }, 'application/merge-patch+json'),
  form: {
    method: 'POST',
    body: {
      kind: 'form',
      fields: [
        ['name', AWKWARD],
        ['metadata[a b]', '1&2=3+4%41'],
        ['@file', '@file'],
        ['empty', ''],
      ],
    },
  },
  'form-same-names': {
    method: 'PUT',
    body: {
      kind: 'form',
      fields: [
        ['id', '1'],
        ['id', "2'"],
      ],
    },
  },
  text: text(AWKWARD),
  'text-quotes': text(`"""\n  '''\n"@\n'@ \`\`\` JSON;\n\${x} "`),
  'text-spaces': text('  a \n  b\t\n\n  c\r\nd\n'),
  'text-at': text('@scan.bin'),
  'text-empty': text(''),
  xml: text(`<?xml version="1.0"?>\n<a b='1'>&amp;\n</a>`, 'application/xml'),
  multipart: multipart(
    { name: 'scan', file: BINARY },
    { name: 'note', value: AWKWARD.replace('\n', '\r\n') },
    { name: 'at', value: '@scan.bin' },
    { name: 'less', value: '<scan.bin;type=x' },
  ),
  'multipart-same-names': multipart(
    { name: 'files', file: BINARY },
    { name: 'files', file: 'a plan.pdf', contentType: 'application/pdf' },
    { name: 'tag', value: 'a' },
    { name: 'tag', value: "b'" },
  ),
  'multipart-json': multipart(
    { name: 'place', value: '{"a":"\\"b\\" $c"}', contentType: 'application/json' },
    { name: 'scan', file: BINARY, contentType: 'image/png' },
  ),
  'multipart-headers': multipart(
    { name: 'a', value: `one \`x\` \${y}`, headers: [['X-Part', 'p $q']] },
    { name: 'scan', file: BINARY, contentType: 'image/png', headers: [['X-Part', 'r']] },
  ),
  file: { method: 'PUT', body: { kind: 'file', file: BINARY, contentType: 'application/pdf' } },
  download: { download: 'out.bin', returnsJson: false },
};

/** All requests, by name. Their paths begin with the name. */
export function makeTestRequests(origin: string): [name: string, request: SampleRequest][] {
  return Object.entries(CASES).map(([name, { query = '', ...request }]) => [
    name,
    { method: 'GET', url: `${origin}/${name}${query}`, headers: [], returnsJson: true, ...request },
  ]);
}
