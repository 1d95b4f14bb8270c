import { bodyText, contentTypeOf, type SampleRequest } from './sample-request.ts';

/** PowerShell 7: https://learn.microsoft.com/powershell/module/microsoft.powershell.utility/invoke-restmethod */
export function powershellSample(request: SampleRequest): string {
  const { method, url, headers, body, download } = request;
  const known = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)$/.test(method);
  const type = contentTypeOf(body);
  const parts = [
    `Uri = ${text(url)}`,
    known ? `Method = ${text(method)}` : `CustomMethod = ${text(method)}`,
    ...(headers.length === 0
      ? []
      : [
          `Headers = @{\n${headers.map(([name, value]) => `    ${text(name)} = ${text(value)}\n`).join('')}}`,
        ]),
    ...(type === undefined ? [] : [`ContentType = ${text(type)}`]),
    ...bodyParts(body),
    ...(download === undefined ? [] : [`OutFile = ${text(download)}`]),
  ];
  return [
    // A here-string must not be indented, so it comes first.
    ...(isTextBody(body) ? [`$body = ${block(bodyText(body) ?? '')}`, ''] : []),
    '$request = @{',
    ...parts.map((line) => `    ${line.replaceAll('\n', '\n    ')}`),
    '}',
    'Invoke-RestMethod @request',
  ].join('\n');
}

function bodyParts(body: SampleRequest['body']): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'multipart':
      return [
        `Form = @{\n${body.parts
          .map((part) => {
            const value = 'file' in part ? `Get-Item ${text(part.file)}` : text(part.value);
            return `    ${text(part.name)} = ${value}\n`;
          })
          .join('')}}`,
      ];
    case 'file':
      return [`InFile = ${text(body.file)}`];
    default:
      return ['Body = $body'];
  }
}

function isTextBody(body: SampleRequest['body']): boolean {
  return bodyText(body) !== undefined;
}

/** A here-string, whose markers are on lines of their own. */
function block(value: string): string {
  return value.includes('\n') && !value.includes("\n'@") ? `@'\n${value}\n'@` : text(value);
}

/**
 * Typographic quotes also count as quotes in PowerShell, and are doubled inside them. Code lines
 * are indented later, so line breaks are escaped.
 */
function text(value: string): string {
  if (/[\r\n]/.test(value)) {
    const escaped = value.replace(/[`"$\u201c\u201d\u201e]/g, '`$&');
    return `"${escaped.replaceAll('\n', '`n').replaceAll('\r', '`r')}"`;
  }
  return `'${value.replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`;
}
