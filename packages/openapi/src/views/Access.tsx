import { Fragment, type ReactNode } from 'react';
import type { Operation, SecurityChoice } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { SchemeDescription, schemeIds } from './Schemes.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/**
 * Who may call an operation: authentication, permissions, and whether it requires an administrator.
 * Nothing, if the description states nothing about it.
 */
export function Access({ operation, tools }: { operation: Operation; tools: PageTools }) {
  const { security, permissions, adminOnly } = operation;
  const { texts } = tools;
  if (security.length + permissions.length === 0 && !adminOnly) return null;
  return (
    <section className="api-access">
      <SectionHeading id={tools.idFor('access')} isUnsearched tools={tools}>
        {texts.apiAccess}
      </SectionHeading>
      <SecurityChoices security={security} tools={tools} />
      {adminOnly && (
        <p>
          <span className="api-flag required">{texts.apiAdminOnly}</span>
        </p>
      )}
      {permissions.length > 0 && (
        <p>
          {texts.apiPermission} <Names names={permissions} />
        </p>
      )}
    </section>
  );
}

/** How a request that the API sends authenticates, if the description states it. */
export function SenderAccess({ operation, tools }: { operation: Operation; tools: PageTools }) {
  const { security } = operation;
  if (!security.some((choice) => choice.length > 0)) return null;
  return (
    <section className="api-access">
      <p className="api-label">{tools.texts.apiSenderAccess}</p>
      <SecurityChoices security={security} tools={tools} />
    </section>
  );
}

/** The alternatives for authentication. */
function SecurityChoices({ security, tools }: { security: SecurityChoice[]; tools: PageTools }) {
  const { texts } = tools;
  const ways = security.filter((choice) => choice.length > 0);
  const isOptional = ways.length < security.length;
  const [only, ...others] = ways;
  if (!only) return isOptional ? <p>{texts.apiAnyone}</p> : null;
  return (
    <div data-unsearched="">
      {isOptional && <p>{texts.apiAccessOptional}</p>}
      {others.length === 0 ? (
        <Requirement choice={only} as="p" tools={tools} />
      ) : (
        <>
          <p>{texts.apiAlternatives}</p>
          <ul>
            {ways.map((choice) => (
              <Requirement key={JSON.stringify(choice)} choice={choice} as="li" tools={tools} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type RequirementProps = { choice: SecurityChoice; as: 'p' | 'li'; tools: PageTools };

/** One alternative. If it has several schemes, the request needs all of them. */
function Requirement({ choice, as: Element, tools }: RequirementProps): ReactNode {
  const [only, ...others] = choice;
  if (only && others.length === 0) {
    return (
      <Element>
        <Scheme required={only} tools={tools} />
      </Element>
    );
  }
  const schemes = (
    <ul>
      {choice.map((required) => (
        <li key={required.scheme}>
          <Scheme required={required} tools={tools} />
        </li>
      ))}
    </ul>
  );
  const title = tools.texts.apiAllTogether;
  if (Element === 'p') {
    return (
      <>
        <p>{title}</p>
        {schemes}
      </>
    );
  }
  return (
    <li>
      {title}
      {schemes}
    </li>
  );
}

/**
 * A security scheme: its name in the description, what to send, and the scopes or roles. A name that
 * nothing declares is shown as written.
 */
function Scheme({ required, tools }: { required: SecurityChoice[number]; tools: PageTools }) {
  const { texts, hrefs, api } = tools;
  const { scheme: name, scopes } = required;
  const scheme = api.schemes.find((candidate) => candidate.name === name);
  const hasScopes = !scheme || scheme.type === 'oauth2' || scheme.type === 'openIdConnect';
  return (
    <>
      {scheme ? (
        <>
          <a href={`${hrefs.introduction}#${schemeIds(api.schemes).get(name)}`}>{name}</a>:{' '}
          <SchemeDescription scheme={scheme} tools={tools} />
        </>
      ) : (
        <code>{name}</code>
      )}
      {scopes.length > 0 && (
        <>
          {`. ${hasScopes ? texts.apiScopes : texts.apiRoles} `}
          <Names names={scopes} />
        </>
      )}
    </>
  );
}

function Names({ names }: { names: string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' '}
      <code>{name}</code>
    </Fragment>
  ));
}
