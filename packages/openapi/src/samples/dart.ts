import { allHeaders, bodyText, type SampleBody, type SampleRequest } from './sample-request.ts';

/** https://pub.dev/packages/http */
export function dartSample(request: SampleRequest): string {
  const { method, url, body, download } = request;
  const kind = body?.kind === 'multipart' ? 'http.MultipartRequest' : 'http.Request';
  const headers = allHeaders(request);
  const usesFiles = download !== undefined || body?.kind === 'file';
  const lines = [
    `final request = ${kind}(${text(method)}, Uri.parse(${text(url)}));`,
    ...(headers.length === 0
      ? []
      : [
          'request.headers.addAll({',
          ...headers.map(([name, value]) => `  ${text(name)}: ${text(value)},`),
          '});',
        ]),
    ...bodyLines(body),
    'final response = await http.Response.fromStream(await request.send());',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is shown
    "if (response.statusCode >= 400) throw Exception('${response.statusCode} ${response.body}');",
    download === undefined
      ? 'print(response.body);'
      : `await File(${text(download)}).writeAsBytes(response.bodyBytes);`,
  ];
  return [
    ...(usesFiles ? ["import 'dart:io';", ''] : []),
    "import 'package:http/http.dart' as http;",
    '',
    'Future<void> main() async {',
    ...lines.map((line) => `  ${line}`),
    '}',
  ].join('\n');
}

function bodyLines(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'form':
      return [
        `request.bodyFields = {`,
        ...body.fields.map(([name, value]) => `  ${text(name)}: ${text(value)},`),
        '};',
      ];
    case 'multipart':
      return body.parts.map((part) => {
        const name = text(part.name);
        if ('file' in part) {
          return `request.files.add(await http.MultipartFile.fromPath(${name}, ${text(part.file)}));`;
        }
        return `request.fields[${name}] = ${text(part.value)};`;
      });
    case 'file':
      return [`request.bodyBytes = await File(${text(body.file)}).readAsBytes();`];
    default:
      return [`request.body = ${block(bodyText(body) ?? '')};`];
  }
}

/**
 * A raw string, so that Dart does not interpret any character in it. Text with triple quotes is
 * escaped instead.
 */
function block(value: string): string {
  return value.includes("'''") || value.endsWith("'") ? text(value) : `r'''${value}'''`;
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
