import { useEffect, useRef, useState } from 'react';
import { LANGUAGES, type SampleRequest } from '../samples/index.ts';
import type { BuilderTexts } from '../texts.ts';
import { useTools } from './builder-context.ts';
import { CodeFigure } from './CodeFigure.tsx';
import { type ChosenFiles, toFetchArguments } from './fetch-request.ts';
import { fill } from './fill-text.ts';
import type { Obstacle } from './obstacles.ts';
import { ResponseView } from './ResponseView.tsx';
import { type Failure, type Outcome, SEND_LIMIT, sendRequest } from './send-request.ts';

type Props = {
  /** With the credentials that have been entered. */
  request: SampleRequest;
  /** As in the samples, where credentials may be placeholders. */
  shownRequest: SampleRequest;
  obstacles: Obstacle[];
  files: ChosenFiles;
  hints: string[];
};

/** Sends the request, and shows the outcome or why the browser does not send it. */
export function SendPanel({ request, shownRequest, obstacles, files, hints }: Props) {
  const { texts } = useTools();
  const [outcome, setOutcome] = useState<Outcome>();
  const [running, setRunning] = useState<AbortController>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const blocked = obstacles.filter(({ isFatal }) => isFatal);

  async function send() {
    if (blocked.length > 0 || current.current) return;
    const stop = new AbortController();
    current.current = stop;
    setRunning(stop);
    setOutcome(undefined);
    const result = await sendRequest(toFetchArguments(request, files), stop.signal);
    current.current = undefined;
    setRunning(undefined);
    setOutcome(result);
  }

  const isPlain = /^(?:get|head)$/i.test(request.method);
  const label = isPlain ? texts.builderSend : fill(texts.builderSendMethod, request.method);
  return (
    <div className="builder-send">
      <div className="builder-row">
        {running ? (
          <button type="button" className="builder-go" onClick={() => running.abort()}>
            {texts.builderStop}
          </button>
        ) : (
          <button
            type="button"
            className="builder-go"
            aria-disabled={blocked.length > 0}
            onClick={() => void send()}
          >
            {label}
          </button>
        )}
      </div>
      {[...obstacles.map((obstacle) => obstacleText(obstacle, request, texts)), ...hints].map(
        (text) => (
          <p key={text} className="builder-hint">
            {text}
          </p>
        ),
      )}
      <output
        className={outcome?.kind === 'response' ? 'sr-only' : 'builder-message'}
        aria-live="polite"
      >
        {running ? texts.builderSending : outcome && describe(outcome, request, texts)}
      </output>
      {outcome?.kind === 'response' && <ResponseView response={outcome} />}
      {(outcome?.kind === 'failure' || obstacles.some(isOfBrowser)) && (
        <CurlCommand request={shownRequest} />
      )}
    </div>
  );
}

/** Whether the request could be sent from elsewhere. */
function isOfBrowser({ kind }: Obstacle): boolean {
  return !['server', 'path', 'file', 'private'].includes(kind);
}

/** The outcome for a screen reader; sighted readers see more of a response below. */
function describe(outcome: Outcome, { url }: SampleRequest, texts: BuilderTexts): string {
  if (outcome.kind === 'response')
    return `${texts.builderResponse}: ${outcome.status} ${outcome.statusText}`.trim();
  return failureText(outcome.reason, url, texts);
}

function failureText(reason: Failure, url: string, texts: BuilderTexts): string {
  switch (reason) {
    case 'stopped':
      return texts.builderStopped;
    case 'timeout':
      return fill(texts.builderTimeout, String(SEND_LIMIT / 1000));
    case 'offline':
      return texts.builderOffline;
    case 'policy':
      return fill(texts.builderPolicy, new URL(url).origin);
    case 'cors':
      return fill(texts.builderCors, location.origin);
    case 'broken':
      return texts.builderBroken;
    case 'unreachable':
      return texts.builderUnreachable;
  }
}

function obstacleText(obstacle: Obstacle, { method }: SampleRequest, texts: BuilderTexts): string {
  switch (obstacle.kind) {
    case 'mixed':
      return texts.builderBlockedMixed;
    case 'method':
      return fill(texts.builderBlockedMethod, method);
    case 'bodyless':
      return texts.builderBlockedBody;
    case 'server':
      return texts.builderBlockedServer;
    case 'file':
      return texts.builderBlockedFile;
    case 'path':
      return texts.builderBlockedPath;
    case 'private':
      return texts.builderPrivate;
    case 'digest':
      return texts.builderDigest;
    case 'headers':
      return fill(texts.builderHeadersLeftOut, obstacle.names.join(', '));
    case 'cookies':
      return fill(texts.builderCookies, obstacle.names.join(', '));
    case 'partHeaders':
      return fill(texts.builderPartHeaders, obstacle.names.join(', '));
  }
}

function CurlCommand({ request }: { request: SampleRequest }) {
  const { texts } = useTools();
  const curl = LANGUAGES.find(({ id }) => id === 'curl');
  if (!curl) return null;
  return (
    <>
      <p className="builder-hint">{texts.builderCurl}</p>
      <CodeFigure code={curl.write(request)} language={curl.language} label={curl.language} />
    </>
  );
}
