import { BOUNDARY, multipartSegments } from './multipart.ts';
import {
  allHeaders,
  bodyText,
  digestNote,
  indented,
  jsonText,
  type SampleBody,
  type SampleRequest,
} from './sample-request.ts';

/** https://docs.oracle.com/en/java/javase/21/docs/api/java.net.http/java/net/http/HttpClient.html */
export function javaSample(request: SampleRequest): string {
  const { method, url, basicAuth, body, download } = request;
  const isForm = body?.kind === 'multipart';
  const credentials =
    basicAuth &&
    `"Basic " + Base64.getEncoder().encodeToString(${jsonText(`${basicAuth.username}:${basicAuth.password}`)}.getBytes(UTF_8))`;
  const lines = [
    ...formLines(body),
    'var request = HttpRequest.newBuilder()',
    `    .uri(URI.create(${jsonText(url)}))`,
    ...(credentials === undefined ? [] : [`    .header("Authorization", ${credentials})`]),
    ...allHeaders(request).map(
      ([name, value]) => `    .header(${jsonText(name)}, ${jsonText(value)})`,
    ),
    ...(isForm ? ['    .header("Content-Type", "multipart/form-data; boundary=" + boundary)'] : []),
    ...methodLines(request),
    '    .build();',
    '',
    ...digestNote(request, 'HttpClient'),
    'var response = HttpClient.newHttpClient()',
    `    .send(request, ${download === undefined ? 'BodyHandlers.ofString()' : `BodyHandlers.ofFile(Path.of(${jsonText(download)}))`});`,
    'System.out.println(response.statusCode());',
    ...(download === undefined
      ? [`System.out.println(response.${method === 'HEAD' ? 'headers().map' : 'body'}());`]
      : []),
  ];
  return [
    ...getImports(request).map((name) => `import ${name};`),
    '',
    'public class Example {',
    '    public static void main(String[] args) throws Exception {',
    ...lines.map((line) => (line === '' ? '' : `        ${indented(line, '        ')}`)),
    '    }',
    '}',
  ].join('\n');
}

function getImports({ basicAuth, body, download }: SampleRequest): string[] {
  const isForm = body?.kind === 'multipart';
  const formFiles = isForm && body.parts.some((part) => 'file' in part);
  return [
    ...(isForm ? ['java.io.ByteArrayOutputStream'] : []),
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    ...(body ? ['java.net.http.HttpRequest.BodyPublishers'] : []),
    'java.net.http.HttpResponse.BodyHandlers',
    ...(formFiles ? ['java.nio.file.Files'] : []),
    ...(formFiles || download !== undefined || body?.kind === 'file' ? ['java.nio.file.Path'] : []),
    ...(basicAuth ? ['java.util.Base64'] : []),
    ...(isForm ? ['java.util.UUID'] : []),
    ...(isForm || basicAuth ? ['static java.nio.charset.StandardCharsets.UTF_8'] : []),
  ];
}

function methodLines({ method, body }: SampleRequest): string[] {
  if (!body) {
    if (method === 'GET') return [];
    return [
      method === 'DELETE'
        ? '    .DELETE()'
        : `    .method(${jsonText(method)}, HttpRequest.BodyPublishers.noBody())`,
    ];
  }
  return [
    method === 'POST' || method === 'PUT'
      ? `    .${method}(${publisher(body)})`
      : `    .method(${jsonText(method)}, ${publisher(body)})`,
  ];
}

function publisher(body: SampleBody): string {
  if (body.kind === 'multipart') return 'BodyPublishers.ofByteArray(form.toByteArray())';
  if (body.kind === 'file') return `BodyPublishers.ofFile(Path.of(${jsonText(body.file)}))`;
  return `BodyPublishers.ofString(${block(bodyText(body) ?? '')})`;
}

/** The library does not support multipart bodies. */
function formLines(body: SampleBody | undefined): string[] {
  if (body?.kind !== 'multipart') return [];
  const segments = multipartSegments(body.parts).map((segment) =>
    'file' in segment
      ? `form.write(Files.readAllBytes(Path.of(${jsonText(segment.file)})));`
      : `form.write((${withBoundary(segment.text)}).getBytes(UTF_8));`,
  );
  return [
    'var boundary = UUID.randomUUID().toString();',
    'var form = new ByteArrayOutputStream();',
    ...segments,
    '',
  ];
}

/** Each header is on a line of its own in the code, too. */
function withBoundary(value: string): string {
  return value
    .split(BOUNDARY)
    .map((piece) => jsonText(piece).replaceAll(String.raw`\r\nContent`, '\\r\\n"\n    + "Content'))
    .join(' + boundary + ');
}

/** A text block, or a string literal where a text block would change spaces. */
function block(value: string): string {
  const isPlain = /^[^\r\0]+\n/.test(value) && /^\S/m.test(value) && !/[ \t]$/m.test(value);
  if (!isPlain) return jsonText(value);
  const escaped = value.toWellFormed().replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"');
  return `"""\n${escaped.replace(/"$/, '\\"')}"""`;
}
