import { useEffect, useState } from 'react';
import { useTools } from './builder-context.ts';
import { CodeFigure } from './CodeFigure.tsx';
import { fill } from './fill-text.ts';
import { JsonTree } from './JsonTree.tsx';
import { downloadName, readShownBody, type ShownBody } from './response-body.ts';
import type { ReceivedResponse } from './send-request.ts';

/** A response: status, time, size, headers and body. */
export function ResponseView({ response }: { response: ReceivedResponse }) {
  const { texts } = useTools();
  const { status, statusText, duration, size, headers, redirectedTo } = response;
  return (
    <>
      <p className="builder-status">
        <strong className={`status status-${String(status)[0]}`} dir="ltr">
          {`${status} ${statusText}`.trim()}
        </strong>
        <span>{fill(texts.builderDuration, formatNumber(duration))}</span>
        <span>{fill(texts.builderBytes, formatNumber(size))}</span>
      </p>
      {redirectedTo && (
        <p className="builder-hint">{fill(texts.builderRedirected, redirectedTo)}</p>
      )}
      <details className="builder-more">
        <summary>{fill(texts.builderResponseHeaders, String(headers.length))}</summary>
        <dl className="builder-headers" dir="ltr">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="builder-hint">{texts.builderHeadersHidden}</p>
      </details>
      <BodyView response={response} />
    </>
  );
}

function formatNumber(number: number): string {
  return Math.round(number).toLocaleString(document.documentElement.lang || undefined);
}

function BodyView({ response: { body, headers, isCut } }: { response: ReceivedResponse }) {
  const { texts } = useTools();
  const [shown, setShown] = useState<ShownBody>();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const url = URL.createObjectURL(body);
    setAddress(url);
    void readShownBody(body).then((read) => isCurrent && setShown(read));
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(url);
    };
  }, [body]);
  if (!shown || !address) return null;
  if (shown.kind === 'none') return <p>{texts.builderBodyEmpty}</p>;
  return (
    <>
      <ShownContent shown={shown} address={address} />
      {(isCut || (shown.kind === 'text' && shown.isCut)) && (
        <p className="builder-hint">{texts.builderShownCut}</p>
      )}
      <a className="builder-download" href={address} download={downloadName(headers, body.type)}>
        {texts.builderDownload}
      </a>
    </>
  );
}

function ShownContent({ shown, address }: { shown: ShownBody; address: string }) {
  const { texts } = useTools();
  switch (shown.kind) {
    case 'json':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section className="code builder-json" dir="ltr" tabIndex={0} aria-label="JSON">
          <JsonTree value={shown.value} />
        </section>
      );
    case 'text':
      return <CodeFigure code={shown.text} language={shown.language} />;
    case 'picture':
      return <img src={address} alt={texts.builderResponse} />;
    default:
      return <p>{texts.builderBodyFile}</p>;
  }
}
