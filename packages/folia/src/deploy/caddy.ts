import type { OutputFile } from '../model/output-file.ts';
import type { ServerRules } from '../model/server-rules.ts';
import { ACCEPT_PATTERNS } from './accept-markdown.ts';
import { HIDDEN_PATH, otherEnding, WELL_KNOWN_PATH } from './address-patterns.ts';
import {
  bracedFile,
  bracedRedirects,
  HAS_BRACES,
  literal,
  map,
  quote,
  target,
} from './caddy-text.ts';
import { hasCharset, MEDIA_TYPES } from './media-types.ts';
import { CACHE_CONTROL, STAMPED_FILE } from './stamped-files.ts';

const CADDYFILE = `# A complete configuration: caddy run --config Caddyfile
{
	admin off
	servers {
		timeouts {
			read_header 10s
			read_body 10s
			write 5m
			idle 2m
		}
		max_header_size 16KB
	}
}

import site.caddy
`;

/**
 * The configuration of Caddy 2.6 and newer (https://caddyserver.com/docs/caddyfile): a complete one, and the site block
 * that it imports.
 */
export function caddyFiles(rules: ServerRules): OutputFile[] {
  return [
    { path: 'caddy/Caddyfile', text: CADDYFILE },
    { path: 'caddy/site.caddy', text: siteBlock(rules) },
  ];
}

function siteBlock(rules: ServerRules): string {
  return `# Written by \`folia build --target caddy\`. Build again instead of changing it.
#
# SITE_ADDRESS is what Caddy listens on: a port, or a domain, for which it obtains a certificate.
# SITE_ROOT is the folder of the built site.
{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv}
${variables(rules)}
	route {
${responseHeaders(rules)}
		@other_method not method GET HEAD
		header @other_method Allow "GET, HEAD"
		error @other_method 405

		# The file system would take them for other addresses.
		@untidy expression \`{http.request.orig_uri.path}.matches("//|/[.][.]?(?:/|$)")\`
		error @untidy 404

		@moved expression \`{moved_to} != ""\`
		redir @moved {moved_to} 301
${bracedRedirects(rules)}${withoutBase(rules)}
		# No file has such a name.
		@malformed path_regexp [\\x00-\\x1f\\\\]
		error @malformed 400

		@hidden {
			path_regexp ${HIDDEN_PATH}
			not path_regexp ${WELL_KNOWN_PATH}
		}
		error @hidden 404

		# Addresses with a rule of their own.
		@missing expression \`{exact_file} == "missing"\`
		error @missing 404
		@exact expression \`{exact_file} != ""\`
		rewrite @exact {exact_file}

		# Pages have one address, without the name of their document.
		@other_spelling {
			expression \`{exact_file} == "" && {clean_address} != ""\`
			file ${rules.trailingSlash ? '' : '{page}.html '}{page}/index.html
		}
		redir @other_spelling {clean_address} 301
		@document {
			not file {path}
			file ${rules.trailingSlash ? '{path}index.html' : '{path}.html {path}/index.html'}
		}
		rewrite @document {http.matchers.file.relative}
${rules.hasMarkdown ? markdown() : ''}
		# Also one whose name is too long for a file system, which would be an error of the server.
		@no_file not file {path}
		error @no_file 404

		header Content-Type {media_type}
		file_server {
			disable_canonical_uris
			precompressed br gzip
		}
	}

	# For files without a compressed version. Ranges are those of the file itself.
	@whole {
		method GET
		not header Range *
	}
	encode @whole gzip

	handle_errors {
		route {
			header -Server
			header Cache-Control "${CACHE_CONTROL.other}"
			@not_found expression \`{err.status_code} == 404\`
			route @not_found {
				# They are about the file that does not exist.
				request_header -Range
				request_header -If-Range
				request_header -If-Match
				request_header -If-None-Match
				request_header -If-Modified-Since
				request_header -If-Unmodified-Since
				rewrite * {not_found_page}
				header Content-Type "text/html; charset=utf-8"
				file_server {
					disable_canonical_uris
					precompressed br gzip
				}
			}
			header Content-Type "text/plain; charset=utf-8"
			respond "{err.status_code} {err.status_text}"
		}
	}
}
`;
}

/** Values that depend on the request. Caddy computes each when it is used. */
function variables(rules: ServerRules): string {
  const requested = '{http.request.orig_uri.path}';
  const moved: string[] = [];
  const files: string[] = [];
  for (const [address, rule] of rules.exact) {
    const key = quote(address);
    if (HAS_BRACES.test(address)) {
      if (rule.kind !== 'redirect') files.push(bracedFile(address, rule, rules));
    } else if (rule.kind === 'redirect') moved.push(`${key} ${target(rule)}`);
    else files.push(`${key} ${quote(rule.kind === 'file' ? rule.file : 'missing')}`);
  }
  const ending = otherEnding(rules.trailingSlash);
  const slash = rules.trailingSlash ? '/' : '';
  const locales = rules.localeFolders.map(
    (folder) =>
      `${quote(`~^${literal(`${rules.baseUrl}${folder}/`)}`)} ${quote(`/${folder}/404.html`)}`,
  );
  const types = Object.entries(MEDIA_TYPES).map(
    ([extension, type]) =>
      `~(?i)\\.${extension}$ "${type}${hasCharset(type) ? '; charset=utf-8' : ''}"`,
  );
  const accepted = ACCEPT_PATTERNS.map(
    ({ pattern, prefersMarkdown }) =>
      `${quote(`~(?i)${pattern}`)} ${prefersMarkdown ? 'yes' : 'no'}`,
  );
  return [
    map('{query}', 'query_suffix', ['~^(.+)$ "?${1}"', 'default ""']),
    map(requested, 'moved_to', [...moved, 'default ""']),
    map(requested, 'exact_file', [...files, 'default ""']),
    map(requested, 'not_found_page', [...locales, 'default /404.html']),
    map('{path}', 'page', [`${quote(`~^(/.*?[^/])${ending}$`)} "\${1}"`, 'default /.none']),
    // Still percent-encoded, so that it can be sent in a header.
    map('{http.request.orig_uri}', 'clean_address', [
      `${quote(`~^(/[^/?]|/[^/\\\\?][^?]*?[^/?])${ending}(\\?.*)?$`)} "\${1}${slash}\${2}"`,
      'default ""',
    ]),
    map('{path}', 'media_type', [...types, 'default application/octet-stream']),
    ...(rules.hasMarkdown
      ? [
          map('{path}', 'markdown_file', ['~^(.+)\\.html$ "${1}.md"', 'default /.none']),
          map('{http.request.header.Accept}', 'prefers_markdown', [...accepted, 'default no']),
        ]
      : []),
  ].join('');
}

function responseHeaders({ headers, baseUrl, unstamped }: ServerRules): string {
  const base = baseUrl.slice(0, -1);
  const stamped = STAMPED_FILE.replace('^', `^${literal(base)}`);
  return `		header -Server
		header {
${headers.map(({ name, value }) => `\t\t\t${name} ${quote(value)}\n`).join('')}			Cache-Control "${CACHE_CONTROL.other}"
		}
		@stamped {
			path_regexp ${quote(stamped)}
${unstamped.map((path) => `\t\t\tnot path_regexp ${quote(`^${literal(base + path)}$`)}\n`).join('')}		}
		header @stamped Cache-Control "${CACHE_CONTROL.stamped}"
		# An answer to these may be an error, which must not be kept.
		@conditional expression \`{header.Range} != "" || {header.If-Match} != "" || {header.If-Unmodified-Since} != ""\`
		header @conditional Cache-Control "${CACHE_CONTROL.other}"
`;
}

/** Files are at the root of the output folder, whatever the base path of their addresses is. */
function withoutBase({ baseUrl }: ServerRules): string {
  const base = baseUrl.slice(0, -1);
  if (base === '') return '';
  return `
		@outside not path_regexp ${quote(`^${literal(baseUrl)}`)}
		error @outside 404
		uri strip_prefix ${quote(encodeURI(base))}
`;
}

function markdown(): string {
  return `
		# The Markdown of a page, for those who prefer it.
		@negotiable {
			file {markdown_file}
		}
		header @negotiable +Vary Accept
		@markdown {
			file {markdown_file}
			expression \`{prefers_markdown} == "yes"\`
		}
		rewrite @markdown {markdown_file}
`;
}
