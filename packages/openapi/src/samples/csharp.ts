import {
  bodyText,
  contentTypeOf,
  isStandardMethod,
  jsonText,
  type SampleBody,
  type SamplePart,
  type SampleRequest,
} from './sample-request.ts';

/** https://learn.microsoft.com/dotnet/api/system.net.http.httpclient */
export function csharpSample(request: SampleRequest): string {
  const { method, url, basicAuth, digestAuth, headers, body, download } = request;
  const lines = [
    ...(digestAuth
      ? [
          'using var handler = new HttpClientHandler',
          '{',
          `    Credentials = new NetworkCredential(${jsonText(digestAuth.username)}, ${jsonText(digestAuth.password)}),`,
          '};',
        ]
      : []),
    `using var client = new HttpClient(${digestAuth ? 'handler' : ''});`,
    `using var request = new HttpRequestMessage(${httpMethod(method)}, ${jsonText(url)});`,
    ...(basicAuth
      ? [
          `var credentials = Convert.ToBase64String(Encoding.UTF8.GetBytes(${jsonText(`${basicAuth.username}:${basicAuth.password}`)}));`,
          'request.Headers.Authorization = new AuthenticationHeaderValue("Basic", credentials);',
        ]
      : []),
    ...headers.filter(([name]) => !isOfContent(name)).map(headerLine('request')),
    ...contentLines(body),
    ...(body
      ? headers.filter(([name]) => isOfContent(name)).map(headerLine('request.Content'))
      : []),
    'using var response = await client.SendAsync(request);',
    'response.EnsureSuccessStatusCode();',
    download === undefined
      ? `Console.WriteLine(${method === 'HEAD' ? 'response.Headers' : 'await response.Content.ReadAsStringAsync()'});`
      : `await File.WriteAllBytesAsync(${jsonText(download)}, await response.Content.ReadAsByteArrayAsync());`,
  ];
  const code = lines.join('\n');
  const namespaces = [
    ...(digestAuth ? ['System.Net'] : []),
    ...(/\b(?:MediaType|Authentication)HeaderValue\b/.test(code)
      ? ['System.Net.Http.Headers']
      : []),
    ...(basicAuth ? ['System.Text'] : []),
  ];
  const usings = namespaces.map((name) => `using ${name};\n`).join('');
  return usings === '' ? code : `${usings}\n${code}`;
}

function httpMethod(method: string): string {
  const known = isStandardMethod(method);
  return known
    ? `HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}`
    : `new HttpMethod(${jsonText(method)})`;
}

/** The library has these headers with the content, and ignores them elsewhere. */
function isOfContent(name: string): boolean {
  return /^(?:content-|(?:allow|expires|last-modified)$)/i.test(name);
}

function headerLine(owner: string) {
  return ([name, value]: [string, string]) =>
    `${owner}.Headers.TryAddWithoutValidation(${jsonText(name)}, ${jsonText(value)});`;
}

function contentLines(body: SampleBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'multipart') {
    return [
      'var form = new MultipartFormDataContent();',
      ...body.parts.flatMap((part, index) => partLines(part, `part${index + 1}`)),
      'request.Content = form;',
    ];
  }
  if (body.kind === 'form') {
    return [
      'request.Content = new FormUrlEncodedContent(new KeyValuePair<string, string>[]',
      '{',
      ...body.fields.map(([name, value]) => `    new(${jsonText(name)}, ${jsonText(value)}),`),
      '});',
    ];
  }
  const content =
    body.kind === 'file'
      ? `new StreamContent(File.OpenRead(${jsonText(body.file)}))`
      : `new StringContent(${stringBlock(bodyText(body) ?? '')})`;
  return [
    `request.Content = ${content};`,
    `request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${jsonText(contentTypeOf(body) ?? '')});`,
  ];
}

function partLines(part: SamplePart, variable: string): string[] {
  const content =
    'file' in part
      ? `new StreamContent(File.OpenRead(${jsonText(part.file)}))`
      : `new StringContent(${jsonText(part.value)})`;
  const names = [part.name, ...('file' in part ? [part.file] : [])].map(jsonText).join(', ');
  const { contentType, headers = [] } = part;
  if (contentType === undefined && headers.length === 0) return [`form.Add(${content}, ${names});`];
  return [
    `var ${variable} = ${content};`,
    ...(contentType === undefined
      ? []
      : [
          `${variable}.Headers.ContentType = MediaTypeHeaderValue.Parse(${jsonText(contentType)});`,
        ]),
    ...headers.map(headerLine(variable)),
    `form.Add(${variable}, ${names});`,
  ];
}

/** A raw string literal needs more quotes around it than occur in a row within it. */
function stringBlock(value: string): string {
  if (!value.includes('\n') || value.includes('\r')) return jsonText(value);
  const longest = Math.max(2, ...[...value.matchAll(/"+/g)].map(([run]) => run.length));
  const quotes = '"'.repeat(longest + 1);
  return `${quotes}\n${value.toWellFormed()}\n${quotes}`;
}
