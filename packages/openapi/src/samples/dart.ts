import { BOUNDARY, multipartSegments, needsHandwriting } from './multipart.ts';
import {
  allHeaders,
  bodyText,
  digestNote,
  hasDuplicates,
  type SampleBody,
  type SamplePart,
  type SampleRequest,
} from './sample-request.ts';

/** https://pub.dev/packages/http */
export function dartSample(request: SampleRequest): string {
  const { method, url, body, download } = request;
  const isMultipart = body?.kind === 'multipart' && !needsHandwriting(body);
  const kind = isMultipart ? 'http.MultipartRequest' : 'http.Request';
  const headers = headerLines(request);
  const lines = [
    ...(needsHandwriting(body)
      ? // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is shown
        ["final boundary = 'part-${DateTime.now().microsecondsSinceEpoch}';"]
      : []),
    `final request = ${kind}(${text(method)}, Uri.parse(${text(url)}));`,
    ...(headers.length === 0
      ? []
      : ['request.headers.addAll({', ...headers.map((line) => `  ${line},`), '});']),
    ...bodyLines(body),
    ...digestNote(request, 'package:http'),
    'final response = await http.Response.fromStream(await request.send());',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is shown
    "if (response.statusCode >= 400) throw Exception('${response.statusCode} ${response.body}');",
    download === undefined
      ? `print(response.${method === 'HEAD' ? 'headers' : 'body'});`
      : `await File(${text(download)}).writeAsBytes(response.bodyBytes);`,
  ];
  return [
    ...imports(request),
    '',
    'Future<void> main() async {',
    ...lines.map((line) => `  ${line}`),
    '}',
  ].join('\n');
}

/** The imports of the language itself come first. */
function imports({ basicAuth, body, download }: SampleRequest): string[] {
  const handwritten = needsHandwriting(body);
  const usesFiles = download !== undefined || body?.kind === 'file' || handwritten;
  const parts = body?.kind === 'multipart' && !handwritten ? body.parts : [];
  const own = [
    ...(basicAuth || handwritten ? ["import 'dart:convert';"] : []),
    ...(usesFiles ? ["import 'dart:io';"] : []),
  ];
  return [
    ...(own.length > 0 ? [...own, ''] : []),
    "import 'package:http/http.dart' as http;",
    ...(parts.some(({ contentType }) => contentType !== undefined)
      ? ["import 'package:http_parser/http_parser.dart';"]
      : []),
  ];
}

function headerLines(request: SampleRequest): string[] {
  const { basicAuth, body } = request;
  return [
    ...(basicAuth
      ? [
          `'Authorization': 'Basic \${base64Encode(utf8.encode(${text(`${basicAuth.username}:${basicAuth.password}`)}))}'`,
        ]
      : []),
    ...allHeaders(request).map(([name, value]) => `${text(name)}: ${text(value)}`),
    ...(needsHandwriting(body)
      ? ["'Content-Type': 'multipart/form-data; boundary=$boundary'"]
      : []),
  ];
}

function bodyLines(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'form':
      // A map cannot have two fields of the same name.
      if (hasDuplicates(body.fields)) return [`request.body = ${text(bodyText(body) ?? '')};`];
      return [
        'request.bodyFields = {',
        ...body.fields.map(([name, value]) => `  ${text(name)}: ${text(value)},`),
        '};',
      ];
    case 'multipart':
      return needsHandwriting(body) ? handwrittenLines(body.parts) : partLines(body.parts);
    case 'file':
      return [`request.bodyBytes = await File(${text(body.file)}).readAsBytes();`];
    default:
      return [`request.body = ${block(bodyText(body) ?? '')};`];
  }
}

function partLines(parts: SamplePart[]): string[] {
  return parts.map((part) => {
    const name = text(part.name);
    const type =
      part.contentType === undefined
        ? ''
        : `, contentType: MediaType.parse(${text(part.contentType)})`;
    if ('file' in part) {
      return `request.files.add(await http.MultipartFile.fromPath(${name}, ${text(part.file)}${type}));`;
    }
    const isSingle = parts.filter((other) => other.name === part.name).length === 1;
    return type === '' && isSingle
      ? `request.fields[${name}] = ${text(part.value)};`
      : `request.files.add(http.MultipartFile.fromString(${name}, ${text(part.value)}${type}));`;
  });
}

function handwrittenLines(parts: SamplePart[]): string[] {
  return [
    'request.bodyBytes = [',
    ...multipartSegments(parts).map((segment) =>
      'file' in segment
        ? `  ...await File(${text(segment.file)}).readAsBytes(),`
        : `  ...utf8.encode(${text(segment.text).replaceAll(BOUNDARY, '$boundary')}),`,
    ),
    '];',
  ];
}

/**
 * A raw string, so that Dart does not interpret any character in it. It ignores a first line
 * without text, and text with triple quotes cannot be raw: both are escaped instead.
 */
function block(value: string): string {
  return /'''|'$|^\s*\n|\r/.test(value) ? text(value) : `r'''${value}'''`;
}

function text(value: string): string {
  const escaped = value
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('$', '\\$')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
  return `'${escaped}'`;
}
