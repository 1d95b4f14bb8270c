import { Fragment, type ReactNode } from 'react';
import type { Operation, SecurityChoice } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { SchemeLabel } from './SchemeLabel.tsx';

/** More scopes than this are in a disclosure widget. */
const MAX_SCOPES = 4;

type Props = { operation: Operation; tools: PageTools };

/**
 * Who may call an operation, a line for each fact: authentication, permissions, and whether it
 * requires an administrator. Nothing, if the description states nothing about it.
 */
export function Access({ operation, tools }: Props) {
  const { security, permissions, adminOnly } = operation;
  const { texts } = tools;
  if (security.length + permissions.length === 0 && !adminOnly) return null;
  return (
    <dl className="api-access" id={tools.idFor('access')}>
      {security.length > 0 && (
        <Authentication name={texts.apiAccess} security={security} tools={tools} />
      )}
      <Permission operation={operation} tools={tools} />
    </dl>
  );
}

function Permission({ operation: { permissions, adminOnly }, tools: { texts } }: Props) {
  if (permissions.length === 0 && !adminOnly) return null;
  return (
    <div>
      <dt>{texts.apiPermission}</dt>{' '}
      <dd>
        <Codes values={permissions} />
        {permissions.length > 0 && adminOnly && ' · '}
        {adminOnly && texts.apiAdminOnly}
      </dd>
    </div>
  );
}

/** How a request that the API sends authenticates, and who may ask for it, if that is described. */
export function SenderAccess({ operation, tools }: Props) {
  const { security, permissions, adminOnly } = operation;
  const authenticates = security.some((choice) => choice.length > 0);
  if (!authenticates && permissions.length === 0 && !adminOnly) return null;
  return (
    <dl className="api-access">
      {authenticates && (
        <Authentication name={tools.texts.apiSenderAccess} security={security} tools={tools} />
      )}
      <Permission operation={operation} tools={tools} />
    </dl>
  );
}

type AuthenticationProps = { name: string; security: SecurityChoice[]; tools: PageTools };

/** The alternatives, in one line if that is unambiguous. Many scopes and roles are on request. */
function Authentication({ name, security, tools }: AuthenticationProps) {
  const { texts } = tools;
  const ways = security.filter((choice) => choice.length > 0);
  // "A and B or C" could be read in two ways.
  const isList = ways.length > 1 && ways.some((choice) => choice.length > 1);
  const isOptional = ways.length > 0 && ways.length < security.length;
  return (
    <div data-unsearched="">
      <dt>{name}</dt>{' '}
      <dd>
        {ways.length === 0 && texts.apiAnyone}
        {isList && isOptional && `${texts.apiAnyone} · `}
        {isList && texts.apiAlternatives}
        {!isList && <WaysInLine ways={ways} tools={tools} />}
        {!isList && isOptional && ` · ${texts.apiOptional}`}
        {isList && <WayList ways={ways} tools={tools} />}
      </dd>
    </div>
  );
}

type WaysProps = { ways: SecurityChoice[]; tools: PageTools };

/** Alternatives that differ only in their scopes are named once. */
function WaysInLine({ ways, tools }: WaysProps) {
  const { texts } = tools;
  const count = ways.flat().reduce((sum, { scopes }) => sum + scopes.length, 0);
  const isShort = count <= MAX_SCOPES && ways.length === 1;
  const schemes = Map.groupBy(ways, (choice) => choice.map(({ scheme }) => scheme).join(' '));
  const [first] = ways.flat().filter(({ scopes }) => scopes.length > 0);
  return (
    <>
      {[...schemes].map(([key, [choice = []]], index) => (
        <Fragment key={key}>
          {index > 0 && ` ${texts.apiOr} `}
          <Requirement choice={choice} hasScopes={isShort} tools={tools} />
        </Fragment>
      ))}
      {count > 0 && !isShort && (
        <details className="api-inside">
          <summary>{first && scopesLabel(first.scheme, tools)}</summary>
          <WayList ways={ways} tools={tools} />
        </details>
      )}
    </>
  );
}

function WayList({ ways, tools }: WaysProps) {
  return (
    <ul>
      {ways.map((choice) => (
        <li key={JSON.stringify(choice)}>
          <Requirement choice={choice} hasScopes tools={tools} />
        </li>
      ))}
    </ul>
  );
}

type RequirementProps = { choice: SecurityChoice; hasScopes: boolean; tools: PageTools };

/** One alternative, which requires all of its schemes. */
function Requirement({ choice, hasScopes, tools }: RequirementProps): ReactNode {
  return choice.map(({ scheme, scopes }, index) => (
    <Fragment key={scheme}>
      {index > 0 && ` ${tools.texts.apiAnd} `}
      <SchemeLabel name={scheme} tools={tools} />
      {hasScopes && scopes.length > 0 && (
        <>
          {` · ${scopesLabel(scheme, tools)}: `}
          <Codes values={scopes} />
        </>
      )}
    </Fragment>
  ));
}

/** Only OAuth 2.0 and OpenID Connect have scopes; other schemes have roles. */
function scopesLabel(name: string, { api, texts }: PageTools): string {
  const scheme = api.schemes.find((candidate) => candidate.name === name);
  const hasScopes = !scheme || scheme.type === 'oauth2' || scheme.type === 'openIdConnect';
  return hasScopes ? texts.apiScopes : texts.apiRoles;
}

function Codes({ values }: { values: string[] }) {
  return values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ' '}
      <code>{value}</code>
    </Fragment>
  ));
}
