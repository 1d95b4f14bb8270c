import type { Problem } from 'folia-problems';
import type { OutputFile } from '../model/output-file.ts';
import type { ServerRules } from '../model/server-rules.ts';
import { percentEncode } from './percent-encode.ts';
import { CACHE_CONTROL } from './stamped-files.ts';

/** A static folder must not contain them. */
const STATIC_HOST_FILES = ['_headers', '_redirects'] as const;

/**
 * The files that Netlify (https://docs.netlify.com/routing/headers/, https://docs.netlify.com/routing/redirects/) and
 * Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/headers/) read. Both revalidate what has no rule
 * of its own; Cloudflare joins the values of all rules that match, so there is one rule per header.
 */
export function staticHostFiles(rules: ServerRules, stampedFolders: string[]): OutputFile[] {
  return [
    { path: '_headers', text: headersFile(rules, stampedFolders) },
    { path: '_redirects', text: redirectsFile(rules) },
  ];
}

function headersFile({ headers, baseUrl }: ServerRules, stampedFolders: string[]): string {
  const base = encodeSource(baseUrl.slice(0, -1));
  const lines = headers.map(({ name, value }) => `  ${name}: ${value}\n`).join('');
  const stamped = stampedFolders.map(
    (folder) => `\n${base}${folder}/*\n  Cache-Control: ${CACHE_CONTROL.stamped}\n`,
  );
  return `${base}/*\n${lines}${stamped.join('')}`;
}

/**
 * Percent-encodes a path, including what the hosts take for a placeholder (`*`, `:name`), a query or a fragment, so that the
 * rule matches no other address. Readers whose browsers do not encode these characters get the document of the moved page.
 */
function encodeSource(path: string): string {
  return percentEncode(encodeURI(path), /[*:?#]/g);
}

/** Fragments are kept by browsers and queries by hosts, unless the target has its own. */
function redirectsFile(rules: ServerRules): string {
  const { localeFolders, baseUrl } = rules;
  const base = encodeSource(baseUrl.slice(0, -1));
  const lines = listMoved(rules).map(({ from, to }) => `${from} ${to} 301\n`);
  // Without the rule, a host shows the not-found page of the default locale everywhere.
  const missing = localeFolders.map(
    (folder) => `${base}/${folder}/* ${base}/${folder}/404.html 404\n`,
  );
  return [...lines, ...missing].join('');
}

/** Moved pages, by each address that the hosts tell apart. */
function listMoved({ moved, documentEnding }: ServerRules): { from: string; to: string }[] {
  return moved.flatMap(({ from, to, hasOtherForm }) => {
    const source = encodeSource(from);
    const stem = source.replace(/\/$/, '');
    const other = documentEnding === '.html' ? `${stem}/` : `${stem}.html`;
    return (hasOtherForm ? [source, other] : [source]).map((each) => ({ from: each, to }));
  });
}

/** What the hosts accept: https://developers.cloudflare.com/pages/configuration/redirects/#per-file */
const LIMITS = { headerRules: 100, headerLine: 2000, redirects: 2000, redirectLine: 1000 };

/**
 * Reports what a host would refuse, as errors, and what it would ignore or misread, as warnings.
 *
 * @param shells number of shells, each of which can have a folder of search files with a rule of its own
 */
export function staticHostProblems(
  rules: ServerRules,
  { staticFiles, shells }: { staticFiles: string[]; shells: number },
): Problem[] {
  const headerLine = Math.max(
    ...rules.headers.map(({ name, value }) => `${name}: ${value}`.length),
  );
  const moved = listMoved(rules);
  const redirectLine = Math.max(0, ...moved.map(({ from, to }) => from.length + to.length));
  const counts: [file: string, what: string, count: number, limit: number][] = [
    ['_headers', 'rules', 2 + shells, LIMITS.headerRules],
    ['_headers', 'characters in a line', headerLine + 2, LIMITS.headerLine],
    ['_redirects', 'redirects', moved.length, LIMITS.redirects],
    [
      '_redirects',
      'characters in a line',
      redirectLine + ' '.length + ' 301'.length,
      LIMITS.redirectLine,
    ],
  ];
  const written = new Set<string>(STATIC_HOST_FILES);
  return [
    ...staticFiles
      .filter((path) => written.has(path))
      .map((path) => ({
        message: `A static folder contains "${path}", which the target "static" writes, too.`,
        hint: 'Remove it, or build without this target.',
      })),
    ...counts
      .filter(([, , count, limit]) => count > limit)
      .map(([file, what, count, limit]) => ({
        severity: 'warning' as const,
        message: `${file}: ${count} ${what}. Cloudflare Pages accepts ${limit} and ignores the rest.`,
        hint: 'Each redirect is also written as a document, so old addresses work without a rule.',
      })),
    ...staticFiles
      .filter((path) => path.startsWith('assets/'))
      .map((path) => ({
        severity: 'warning' as const,
        message: `Static hosts cache "${path}" forever, like all files in "assets".`,
        hint: 'Move it to another subfolder of the static folder.',
      })),
  ];
}
