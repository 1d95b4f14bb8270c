import { allHeaders, bodyText, type SampleBody, type SampleRequest } from './sample-request.ts';

/** https://docs.oracle.com/en/java/javase/21/docs/api/java.net.http/java/net/http/HttpClient.html */
export function javaSample(request: SampleRequest): string {
  const { method, url, body, download } = request;
  const headers = allHeaders(request);
  const isForm = body?.kind === 'multipart';
  const lines = [
    ...formLines(body),
    'var request = HttpRequest.newBuilder()',
    `    .uri(URI.create(${text(url)}))`,
    ...headers.map(([name, value]) => `    .header(${text(name)}, ${text(value)})`),
    ...(isForm ? ['    .header("Content-Type", "multipart/form-data; boundary=" + boundary)'] : []),
    `    .method(${text(method)}, ${publisher(body)})`,
    '    .build();',
    '',
    'var response = HttpClient.newHttpClient()',
    `    .send(request, ${download === undefined ? 'BodyHandlers.ofString()' : `BodyHandlers.ofFile(Path.of(${text(download)}))`});`,
    'System.out.println(response.statusCode());',
    ...(download === undefined ? ['System.out.println(response.body());'] : []),
  ];
  const usesFiles = isForm ? body.parts.some((part) => 'file' in part) : false;
  return [
    ...(isForm ? ['import java.io.ByteArrayOutputStream;'] : []),
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpRequest.BodyPublishers;',
    'import java.net.http.HttpResponse.BodyHandlers;',
    ...(usesFiles ? ['import java.nio.file.Files;'] : []),
    ...(usesFiles || download !== undefined || body?.kind === 'file'
      ? ['import java.nio.file.Path;']
      : []),
    ...(isForm ? ['import java.util.UUID;'] : []),
    '',
    'public class Example {',
    '    public static void main(String[] args) throws Exception {',
    ...lines.map((line) => (line === '' ? '' : `        ${line.replaceAll('\n', '\n        ')}`)),
    '    }',
    '}',
  ].join('\n');
}

function publisher(body: SampleBody | undefined): string {
  if (!body) return 'BodyPublishers.noBody()';
  if (body.kind === 'multipart') return 'BodyPublishers.ofByteArray(form.toByteArray())';
  if (body.kind === 'file') return `BodyPublishers.ofFile(Path.of(${text(body.file)}))`;
  return `BodyPublishers.ofString(${block(bodyText(body) ?? '')})`;
}

/**
 * The library does not support forms with files, so each part is written according to
 * https://www.rfc-editor.org/rfc/rfc7578.
 */
function formLines(body: SampleBody | undefined): string[] {
  if (body?.kind !== 'multipart') return [];
  const parts = body.parts.flatMap((part) => {
    const name = header(part.name);
    if ('file' in part) {
      const start = `\\r\\nContent-Disposition: form-data; name=\\"${name}\\"; filename=\\"${header(part.file)}\\"\\r\\nContent-Type: application/octet-stream\\r\\n\\r\\n`;
      return [
        `form.write(("--" + boundary + "${start}").getBytes());`,
        `form.write(Files.readAllBytes(Path.of(${text(part.file)})));`,
        'form.write("\\r\\n".getBytes());',
      ];
    }
    const type =
      part.contentType === undefined ? '' : `\\r\\nContent-Type: ${header(part.contentType)}`;
    const start = `\\r\\nContent-Disposition: form-data; name=\\"${name}\\"${type}\\r\\n\\r\\n`;
    return [
      `form.write(("--" + boundary + "${start}" + ${text(`${part.value}\r\n`)}).getBytes());`,
    ];
  });
  return [
    'var boundary = UUID.randomUUID().toString();',
    'var form = new ByteArrayOutputStream();',
    ...parts,
    'form.write(("--" + boundary + "--\\r\\n").getBytes());',
    '',
  ];
}

/** A name in a header within a string literal. Quotes are escaped as in browsers. */
function header(name: string): string {
  return text(name.replaceAll('"', '%22')).slice(1, -1);
}

/** A text block, or a plain string literal if the text is a single line. */
function block(value: string): string {
  if (!value.includes('\n')) return text(value);
  return `"""\n${value.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')}"""`;
}

function text(value: string): string {
  return JSON.stringify(value);
}
