import { Fragment } from 'react';
import { isRelativeUrl } from '../base-path.ts';
import type { Operation, Server } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { InlineText, LongText, paragraphOf } from './InlineText.tsx';

/** The anchor of the servers on the introduction. */
export const SERVERS_ID = 'servers';

/** The servers of the API or of an operation, with their variables. */
export function ServerList({ servers, tools }: { servers: Server[]; tools: PageTools }) {
  return (
    <ul className="api-servers">
      {servers.map((server) => (
        <li key={`${server.url} ${server.name}`}>
          <ServerLine server={server} tools={tools} />
          <LongText text={server.description} tools={tools} />
          {server.variables.length > 0 && (
            <ul>
              {server.variables.map((variable) => (
                <li key={variable.name}>
                  <Variable variable={variable} tools={tools} />
                  <LongText text={variable.description} tools={tools} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * The servers of an operation below its path: those of the whole API in one line, since the
 * introduction lists them, its own in full.
 */
export function OperationServers({
  operation: { servers },
  tools,
}: {
  operation: Operation;
  tools: PageTools;
}) {
  const { api, texts, hrefs } = tools;
  const [first, ...others] = servers;
  if (!first || (others.length === 0 && /^\/?$/.test(first.url))) return null;
  if (JSON.stringify(servers) !== JSON.stringify(api.servers)) {
    return (
      <div className="api-own-servers">
        <p className="api-facts">{texts.apiOwnServers}</p>
        <ServerList servers={servers} tools={tools} />
      </div>
    );
  }
  const isMore = others.length > 0 || first.variables.length > 0;
  return (
    <p className="api-facts api-server" data-unsearched="">
      {texts.apiServer} <ServerLine server={first} tools={tools} />
      {isMore && (
        <>
          {' · '}
          <a href={`${hrefs.introduction}#${SERVERS_ID}`}>
            {others.length > 0 ? texts.apiAllServers : texts.apiServerVariables}
          </a>
        </>
      )}
    </p>
  );
}

function ServerLine({ server, tools }: { server: Server; tools: PageTools }) {
  const { url, name, description } = server;
  return (
    <>
      <code>{url}</code>
      {name && ` · ${name}`}
      {paragraphOf(description, tools) !== undefined && (
        <>
          {' · '}
          <InlineText text={description} tools={tools} />
        </>
      )}
      {isRelativeUrl(url) && ` · ${tools.texts.apiRelativeServer}`}
    </>
  );
}

function Variable({
  variable: { name, description, default: value, enum: values },
  tools,
}: {
  variable: Server['variables'][number];
  tools: PageTools;
}) {
  const { texts } = tools;
  return (
    <>
      <code>{`{${name}}`}</code> <InlineText text={description} tools={tools} />
      {value !== '' && (
        <>
          {' '}
          {texts.apiDefault} <code>{value}</code>
        </>
      )}
      {values.length > 0 && (
        <>
          {' '}
          {texts.apiAllowed}{' '}
          {values.map((allowed) => (
            <Fragment key={allowed}>
              <code>{allowed}</code>{' '}
            </Fragment>
          ))}
        </>
      )}
    </>
  );
}
