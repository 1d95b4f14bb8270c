import { Fragment, type ReactNode } from 'react';
import type { Operation, SecurityChoice } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { SchemeLabel } from './SchemeLabel.tsx';

/** More scopes than this are in a disclosure widget. */
const MAX_SCOPES = 4;

/**
 * Who may call an operation, a line for each fact: authentication, permissions, and whether it
 * requires an administrator.
 */
export function Access({ operation, tools }: { operation: Operation; tools: PageTools }) {
  const { permissions, adminOnly } = operation;
  const { texts } = tools;
  return (
    <dl className="api-access" id={tools.idFor('access')}>
      <Authentication operation={operation} tools={tools} />
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

function Fact({
  name,
  isUnsearched,
  children,
}: {
  name: string;
  isUnsearched?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-unsearched={isUnsearched ? '' : undefined}>
      <dt>{name}</dt> <dd>{children}</dd>
    </div>
  );
}

function Authentication({
  operation: { security },
  tools,
}: {
  operation: Operation;
  tools: PageTools;
}) {
  const { texts } = tools;
  const ways = security.filter((choice) => choice.length > 0);
  if (ways.length === 0) return <Fact name={texts.apiAccess}>{texts.apiAnyone}</Fact>;
  const isOptional = ways.length < security.length;
  const scopes = ways.flatMap((choice) => choice.flatMap((part) => part.scopes));
  const isShort = scopes.length <= MAX_SCOPES && (ways.length === 1 || scopes.length === 0);
  const schemes = Map.groupBy(ways, (choice) => choice.map(({ scheme }) => scheme).join(' '));
  return (
    <Fact name={texts.apiAccess} isUnsearched>
      {[...schemes].map(([key, [choice = []]], index) => (
        <Fragment key={key}>
          {index > 0 && ` ${texts.apiOr} `}
          <Schemes choice={choice} tools={tools} />
        </Fragment>
      ))}
      {isOptional && ` · ${texts.apiOptional}`}
      {isShort && scopes.length > 0 && (
        <>
          {` · ${texts.apiScopes} `}
          <Codes values={scopes} />
        </>
      )}
      {!isShort && <Scopes ways={ways} tools={tools} />}
    </Fact>
  );
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
      <summary>{tools.texts.apiScopes.replace(/:$/, '')}</summary>
      <ul>
        {ways.map((choice) => (
          <li key={JSON.stringify(choice)}>
            {choice.map(({ scheme, scopes }, index) => (
              <Fragment key={scheme}>
                {index > 0 && ` ${tools.texts.apiAnd} `}
                <SchemeLabel name={scheme} tools={tools} />
                {scopes.length > 0 && ' '}
                <Codes values={scopes} />
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Codes({ values }: { values: string[] }) {
  return values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ' '}
      <code>{value}</code>
    </Fragment>
  ));
}
