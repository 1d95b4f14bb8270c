import type { Operation, Parameter } from '../model.ts';
import { headerValue, queryPairs } from '../samples/serialize.ts';
import { makeMediaExample } from '../schema/example-value.ts';
import type { PageTools } from './api-view.ts';
import { findMainMedia } from './example-places.ts';
import { mediaText } from './media-text.ts';

/** The address of a receiver of webhooks; reserved by https://www.rfc-editor.org/rfc/rfc2606. */
const RECEIVER = 'https://your-server.example/';

/** The request of a webhook beside its description. */
export function PayloadPanel({ operation, tools }: { operation: Operation; tools: PageTools }) {
  return (
    <div className="api-samples" data-unsearched="">
      <h2 id={tools.idFor('request')}>{tools.texts.apiReceivedRequest}</h2>
      <Payload operation={operation} target={RECEIVER} tools={tools} />
    </div>
  );
}

type Props = { operation: Operation; target: string; tools: PageTools };

/** The request that the API sends to a server of the reader, as that server receives it. */
export function Payload({ operation, target, tools }: Props) {
  const { texts } = tools;
  const { lines, body } = writeRequest(operation, target, tools);
  const code = [...lines, ...(body ? ['', body.code] : [])].join('\n');
  return (
    <div data-unsearched="">
      <tools.markup.CodeFigure code={code} language="http" copyText={texts.copyCode} />
      {body?.isShortened && <p className="api-facts">{texts.apiShortened}</p>}
      {operation.codeSamples.map(({ label, language, source }) => (
        <details className="api-inside" key={`${label} ${source}`}>
          <summary>{label}</summary>
          <tools.markup.CodeFigure
            code={source.replace(/\n+$/, '')}
            language={language.toLowerCase()}
            copyText={texts.copyCode}
          />
        </details>
      ))}
    </div>
  );
}

/** https://www.rfc-editor.org/rfc/rfc9112#section-3 */
function writeRequest({ method, parameters, body }: Operation, target: string, tools: PageTools) {
  const { readSchema } = tools.api;
  // The API is the sender, so it leaves out what only clients send.
  const exampleFor = (parameter: Parameter) => makeMediaExample(parameter, 'response', readSchema);
  const sent = parameters.filter(({ required, examples }) => required || examples.length > 0);
  const query = sent
    .filter(({ in: place }) => place === 'query')
    .flatMap((parameter) => queryPairs(parameter, exampleFor(parameter)));
  const media = body && findMainMedia(body.content);
  const value = media && makeMediaExample(media, 'response', readSchema);
  const suffix = query.length > 0 ? `?${query.join('&')}` : '';
  return {
    lines: [
      `${method} ${target}${suffix} HTTP/1.1`,
      ...sent
        .filter(({ in: place }) => place === 'header')
        .map((parameter) => `${parameter.name}: ${headerValue(parameter, exampleFor(parameter))}`),
      ...(media ? [`Content-Type: ${media.contentType}`] : []),
    ],
    body:
      media && value !== undefined ? mediaText(value, media, 'response', readSchema) : undefined,
  };
}
