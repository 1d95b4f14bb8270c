import { Fragment, type ReactNode } from 'react';
import type { Operation, SecurityChoice } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { SchemeLabel } from './SchemeLabel.tsx';

/** More scopes than this are in a disclosure widget. */
const MAX_SCOPES = 4;

/**
 * Who may call an operation, a line for each fact: authentication, permissions, and whether it
 * requires an administrator. Nothing, if the description states nothing about it.
 */
export function Access({ operation, tools }: { operation: Operation; tools: PageTools }) {
  const { security, permissions, adminOnly } = operation;
  const { texts } = tools;
  if (security.length + permissions.length === 0 && !adminOnly) return null;
  return (
    <dl className="api-access" id={tools.idFor('access')}>
      <Authentication name={texts.apiAccess} security={security} tools={tools} />
      {permissions.length > 0 && (
        <Fact name={texts.apiPermission}>
          <Codes values={permissions} />
          {adminOnly && ` · ${texts.apiAdminOnly}`}
        </Fact>
      )}
      {adminOnly && permissions.length === 0 && (
        <Fact name={texts.apiPermission}>{texts.apiAdminOnly}</Fact>
      )}
    </dl>
  );
}

/** How a request that the API sends authenticates, if the description states it. */
export function SenderAccess({ operation, tools }: { operation: Operation; tools: PageTools }) {
  const { security } = operation;
  if (!security.some((choice) => choice.length > 0)) return null;
  return (
    <dl className="api-access">
      <Authentication name={tools.texts.apiSenderAccess} security={security} tools={tools} />
    </dl>
  );
}

type FactProps = { name: string; isUnsearched?: boolean; children: ReactNode };

function Fact({ name, isUnsearched, children }: FactProps) {
  return (
    <div data-unsearched={isUnsearched ? '' : undefined}>
      <dt>{name}</dt> <dd>{children}</dd>
    </div>
  );
}

type AuthenticationProps = { name: string; security: SecurityChoice[]; tools: PageTools };

/** The alternatives, one after the other. Their scopes follow, or are collapsed if there are many. */
function Authentication({ name, security, tools }: AuthenticationProps) {
  const { texts } = tools;
  const ways = security.filter((choice) => choice.length > 0);
  const isOptional = ways.length < security.length;
  if (ways.length === 0) {
    return isOptional ? <Fact name={name}>{texts.apiAnyone}</Fact> : null;
  }
  const scopes = ways.flatMap((choice) => choice.flatMap((part) => part.scopes));
  const withScopes = ways.flat().filter((part) => part.scopes.length > 0);
  const isShort =
    scopes.length <= MAX_SCOPES &&
    (scopes.length === 0 || (ways.length === 1 && withScopes.length === 1));
  return (
    <Fact name={name} isUnsearched>
      <Ways ways={ways} tools={tools} />
      {isOptional && ` · ${texts.apiOptional}`}
      {isShort && scopes.length > 0 && (
        <>
          {` · ${getScopesLabel(ways, tools)}: `}
          <Codes values={scopes} />
        </>
      )}
      {!isShort && <Scopes ways={ways} tools={tools} />}
    </Fact>
  );
}

/**
 * Alternatives that differ only in their scopes are named once. In a list if some of them require
 * several schemes, because "A and B or C" would have two meanings.
 */
function Ways({ ways, tools }: { ways: SecurityChoice[]; tools: PageTools }) {
  const { texts } = tools;
  const distinct = [...Map.groupBy(ways, toNames).values()].map(([choice = []]) => choice);
  if (distinct.length > 1 && distinct.some((choice) => choice.length > 1)) {
    return (
      <>
        {texts.apiAlternatives}
        <ul>
          {distinct.map((choice) => (
            <li key={toNames(choice)}>
              <Schemes choice={choice} tools={tools} />
            </li>
          ))}
        </ul>
      </>
    );
  }
  return distinct.map((choice, index) => (
    <Fragment key={toNames(choice)}>
      {index > 0 && ` ${texts.apiOr} `}
      <Schemes choice={choice} tools={tools} />
    </Fragment>
  ));
}

function toNames(choice: SecurityChoice): string {
  return choice.map(({ scheme }) => scheme).join(' ');
}

/** The schemes that one of the alternatives requires. */
function Schemes({ choice, tools }: { choice: SecurityChoice; tools: PageTools }) {
  return choice.map(({ scheme }, index) => (
    <Fragment key={scheme}>
      {index > 0 && ` ${tools.texts.apiAnd} `}
      <SchemeLabel name={scheme} tools={tools} />
    </Fragment>
  ));
}

/** Each alternative with its scopes, collapsed. */
function Scopes({ ways, tools }: { ways: SecurityChoice[]; tools: PageTools }) {
  return (
    <details className="api-inside">
      <summary>{getScopesLabel(ways, tools)}</summary>
      <ul>
        {ways.map((choice) => (
          <li key={JSON.stringify(choice)}>
            {choice.map(({ scheme, scopes }, index) => (
              <Fragment key={scheme}>
                {index > 0 && ` ${tools.texts.apiAnd} `}
                <SchemeLabel name={scheme} tools={tools} />
                {scopes.length > 0 && ': '}
                <Codes values={scopes} />
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Only OAuth and OpenID have scopes; those of other schemes are roles (https://spec.openapis.org/oas/v3.1.1#patterned-fields-2). */
function getScopesLabel(ways: SecurityChoice[], { api, texts }: PageTools): string {
  const withRoles = ways.flat().filter(({ scopes }) => scopes.length > 0);
  const isRole = withRoles.every(({ scheme: name }) => {
    const scheme = api.schemes.find((candidate) => candidate.name === name);
    return scheme && scheme.type !== 'oauth2' && scheme.type !== 'openIdConnect';
  });
  return isRole ? texts.apiRoles : texts.apiScopes;
}

function Codes({ values }: { values: string[] }) {
  return [...new Set(values)].map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ' '}
      <code>{value}</code>
    </Fragment>
  ));
}
