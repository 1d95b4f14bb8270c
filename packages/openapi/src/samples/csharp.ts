import { bodyText, contentTypeOf, type SampleBody, type SampleRequest } from './sample-request.ts';

/** https://learn.microsoft.com/dotnet/api/system.net.http.httpclient */
export function csharpSample(request: SampleRequest): string {
  const { method, url, headers, body, download } = request;
  return [
    ...(body && body.kind !== 'multipart' ? ['using System.Net.Http.Headers;', ''] : []),
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod(${text(method)}), ${text(url)});`,
    ...headers.map(
      ([name, value]) => `request.Headers.TryAddWithoutValidation(${text(name)}, ${text(value)});`,
    ),
    ...contentLines(body),
    'using var response = await client.SendAsync(request);',
    'response.EnsureSuccessStatusCode();',
    download === undefined
      ? 'Console.WriteLine(await response.Content.ReadAsStringAsync());'
      : `await File.WriteAllBytesAsync(${text(download)}, await response.Content.ReadAsByteArrayAsync());`,
  ].join('\n');
}

function contentLines(body: SampleBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'multipart') {
    return [
      'request.Content = new MultipartFormDataContent',
      '{',
      ...body.parts.map((part) =>
        'file' in part
          ? `    { new StreamContent(File.OpenRead(${text(part.file)})), ${text(part.name)}, ${text(part.file)} },`
          : `    { new StringContent(${text(part.value)}), ${text(part.name)} },`,
      ),
      '};',
    ];
  }
  const type = text(contentTypeOf(body) ?? '');
  const content =
    body.kind === 'file'
      ? `new StreamContent(File.OpenRead(${text(body.file)}))`
      : `new StringContent(${stringBlock(bodyText(body) ?? '')})`;
  return [
    `request.Content = ${content};`,
    `request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${type});`,
  ];
}

/** A raw string literal needs more quotes around it than occur in a row within it. */
function stringBlock(value: string): string {
  if (!value.includes('\n')) return text(value);
  const longest = Math.max(2, ...[...value.matchAll(/"+/g)].map(([run]) => run.length));
  const quotes = '"'.repeat(longest + 1);
  return `${quotes}\n${value}\n${quotes}`;
}

function text(value: string): string {
  return JSON.stringify(value);
}
