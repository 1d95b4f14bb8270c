import { createHash } from 'node:crypto';
import { escapePattern } from '../contract/escape-pattern.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { ExactRule, ServerRules } from '../model/server-rules.ts';
import { ACCEPT_PATTERNS } from './accept-markdown.ts';
import { HIDDEN_PATH, otherEnding } from './address-patterns.ts';
import { hasCharset, isCompressible, MEDIA_TYPES } from './media-types.ts';
import { headerValue, headerVariables, map, quote } from './nginx-text.ts';
import { CACHE_CONTROL, STAMPED_FILE } from './stamped-files.ts';

const NGINX_CONF = `# A complete configuration, which runs without root: nginx -c "$PWD/nginx.conf"
# To add the site to an nginx that is configured already, copy site.conf to /etc/nginx/conf.d/ instead.
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
daemon off;
pid /tmp/nginx.pid;
error_log stderr warn;

events {
	worker_connections 1024;
}

http {
	access_log off;
	client_body_temp_path /tmp/nginx-client-body;
	proxy_temp_path /tmp/nginx-proxy;
	fastcgi_temp_path /tmp/nginx-fastcgi;
	uwsgi_temp_path /tmp/nginx-uwsgi;
	scgi_temp_path /tmp/nginx-scgi;
	include site.conf;
}
`;

/**
 * The configuration of nginx 1.18 and newer (https://nginx.org/en/docs/): a complete one, and the part for its `http`
 * block.
 */
export function nginxFiles(rules: ServerRules): OutputFile[] {
  return [
    { path: 'nginx/nginx.conf', text: NGINX_CONF },
    { path: 'nginx/site.conf', text: withOwnVariables(siteConf(rules), rules) },
  ];
}

/**
 * Adds the site's name to variables, since all sites of an nginx share them. Names of captures have at most 32 characters:
 * https://www.pcre.org/original/doc/html/pcrepattern.html#SEC16
 */
function withOwnVariables(text: string, { origin, baseUrl }: ServerRules): string {
  const { host } = new URL(origin);
  const readable = host.replace(/[^a-z\d]+/gi, '_').slice(0, 10);
  const unique = createHash('sha256')
    .update(host + baseUrl)
    .digest('hex')
    .slice(0, 8);
  return text.replace(/(\$\{?|\?<)site_/g, `$1site_${readable}_${unique}_`);
}

function siteConf(rules: ServerRules): string {
  const { baseUrl, trailingSlash } = rules;
  const base = escapePattern(baseUrl.slice(0, -1));
  const ending = otherEnding(trailingSlash);
  const markdownFile = rules.hasMarkdown ? '$site_file$site_markdown_ending ' : '';
  const documents = trailingSlash
    ? '${site_file}index.html'
    : '$site_file.html $site_file/index.html';
  const clean = `rewrite "^(.*?[^/])${ending}$" "$1${trailingSlash ? '/' : ''}" permanent;`;
  return `# Written by \`folia build --target nginx\`. Build again instead of changing it.
${variables(rules)}
server {
	listen 8080;
	# Without IPv6, nginx does not start with this line.
	listen [::]:8080;
	# The folder of the built site.
	root /srv;

	server_tokens off;
	absolute_redirect off;
${links(rules)}	client_header_timeout 10s;
	client_body_timeout 10s;
	client_max_body_size 1k;
	send_timeout 30s;
	sendfile on;
	tcp_nopush on;

	charset utf-8;
	charset_types ${mediaTypes(hasCharset)
    .filter((type) => type !== 'text/html')
    .join(' ')};
	default_type application/octet-stream;
	types {
${typeLines()}	}

${compression(rules)}
${rules.headers.map((header) => `\tadd_header ${header.name} ${headerValue(header)} always;\n`).join('')}	add_header Cache-Control $site_cache_control always;
	# Empty headers are not sent.
	add_header Allow $site_allow always;
${rules.hasMarkdown ? '\tadd_header Vary $site_vary always;\n' : ''}
	error_page 404 @not_found;
	location @not_found {
		try_files $site_not_found_page =404;
	}

	# nginx has added all headers before it finds that the file has no such range. They are not added again where there is
	# another.
	error_page 416 @no_range;
	location @no_range {
		add_header Allow $site_allow always;
		return 416;
	}

	if ($request_method !~ "^(?:GET|HEAD)$") {
		return 405;
	}

${exactLocations(rules)}
	location ~ "${HIDDEN_PATH}(?!well-known(?:/|$))" {
		return 404;
	}

	# Pages have one address, without the name of their document.
	location ~ "^${base}(?<site_page>/.*?[^/])${ending}$" {
${trailingSlash ? '' : `		if (-f $document_root$site_page.html) {\n			${clean}\n		}\n`}		if (-f $document_root$site_page/index.html) {
			${clean}
		}
		${trailingSlash ? 'try_files $site_file =404;' : 'return 404;'}
	}

	location ${quote(baseUrl)} {
		try_files ${markdownFile}$site_file ${documents} =404;
	}
${baseUrl === '/' ? '' : OUTSIDE}}
`;
}

const OUTSIDE = `
	location / {
		return 404;
	}
`;

/** Values that depend on the request. nginx computes each when it is used. */
function variables(rules: ServerRules): string {
  const base = escapePattern(rules.baseUrl.slice(0, -1));
  const locales = rules.localeFolders.map(
    (folder) =>
      `${quote(`~^${escapePattern(`${rules.baseUrl}${folder}/`)}`)} ${quote(`/${folder}/404.html`)}`,
  );
  const unstamped = rules.unstamped.map(
    (path) => `${quote(`~ ${escapePattern(path)}$`)} ${CACHE_CONTROL.other}`,
  );
  return [
    '\n# The path of the requested file or page below the base path.',
    map('$uri', 'site_file', [
      `${quote(`~^${base}(?<site_path>/.*)\\z`)} $site_path`,
      'default /.none',
    ]),
    map('$uri', 'site_not_found_page', [...locales, 'default /404.html']),
    '\n# Here, $uri is the path of the file that is sent. Only whole files can be kept, since an answer to a part may be an error.',
    map('"$status$http_range $uri"', 'site_cache_control', [
      ...unstamped,
      `${quote(`~^(?:200|304) ${STAMPED_FILE.replace('^', '')}`)} ${quote(CACHE_CONTROL.stamped)}`,
      `default ${CACHE_CONTROL.other}`,
    ]),
    map('$status', 'site_allow', ['405 "GET, HEAD"', 'default ""']),
    ...rules.headers.flatMap(headerVariables),
    ...(rules.hasMarkdown ? markdownVariables(rules) : []),
  ].join('\n');
}

function markdownVariables({ documentEnding }: ServerRules): string[] {
  const markdownEnding = documentEnding.replace(/html$/, 'md');
  const accepted = ACCEPT_PATTERNS.map(
    ({ pattern, prefersMarkdown }) =>
      `${quote(`~*${pattern}`)} ${prefersMarkdown ? markdownEnding : '/.none'}`,
  );
  return [
    map('$http_accept', 'site_markdown_ending', [...accepted, 'default /.none']),
    map('$site_markdown_ending', 'site_home_markdown', [
      '/.none $site_markdown_ending',
      'default index.md',
    ]),
    map('$uri', 'site_vary', ['"~\\.(?:html|md)$" Accept', 'default ""']),
  ];
}

function exactLocations({ exact, hasMarkdown }: ServerRules): string {
  return [...exact]
    .map(
      ([address, rule]) =>
        `\tlocation = ${quote(address)} {\n\t\t${action(rule, hasMarkdown)}\n\t}\n`,
    )
    .join('');
}

function action(rule: ExactRule, hasMarkdown: boolean): string {
  switch (rule.kind) {
    case 'redirect':
      return `return 301 "${rule.to}${rule.keepsQuery ? '$is_args$args' : ''}${rule.fragment}";`;
    case 'file':
      return `try_files ${hasMarkdown ? '$site_file$site_home_markdown ' : ''}$site_file \${site_file}index.html =404;`;
    case 'missing':
      return 'return 404;';
  }
}

/** The Brotli module finds no file where links are disabled. Builds contain no links: they copy what links lead to. */
function links({ precompressed }: ServerRules): string {
  return precompressed ? '' : '\tdisable_symlinks on from=$document_root;\n';
}

function compression({ precompressed }: ServerRules): string {
  const types = mediaTypes(isCompressible).filter((type) => type !== 'text/html');
  const brotli = `	# Needs the module of https://github.com/google/ngx_brotli; on Debian: libnginx-mod-http-brotli-static.
	brotli_static on;
`;
  return `${precompressed ? brotli : ''}	gzip_static on;
	# For files without a compressed version.
	gzip on;
	gzip_vary on;
	gzip_proxied any;
	gzip_min_length 1024;
	gzip_types ${types.join(' ')};
`;
}

function mediaTypes(isWanted: (type: string) => boolean): string[] {
  return [...new Set(Object.values(MEDIA_TYPES))].filter(isWanted);
}

function typeLines(): string {
  const groups = Map.groupBy(Object.entries(MEDIA_TYPES), ([, type]) => type);
  return [...groups]
    .map(([type, entries]) => `\t\t${type} ${entries.map(([extension]) => extension).join(' ')};\n`)
    .join('');
}
