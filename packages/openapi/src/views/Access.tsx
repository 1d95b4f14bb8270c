import { Fragment } from 'react';
import type { Operation, SecurityChoice, SecurityScheme } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { SchemeDescription, schemeIds } from './Schemes.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/**
 * Who may call an operation: authentication, permissions, and whether it requires an administrator.
 */
export function Access({ operation, tools }: { operation: Operation; tools: PageTools }) {
  const { security, permissions, adminOnly } = operation;
  const { texts } = tools;
  const isOpen = security.length === 0 || security.some((choice) => choice.length === 0);
  const ways = security.filter((choice) => choice.length > 0);
  const id = tools.idFor('access');
  return (
    <section className="api-access">
      <SectionHeading id={id} isUnsearched tools={tools}>
        {texts.apiAccess}
      </SectionHeading>
      {isOpen && <p>{texts.apiAnyone}</p>}
      {ways.length === 1 && ways[0] && (
        <p data-unsearched="">
          <SecurityRequirement choice={ways[0]} tools={tools} />
        </p>
      )}
      {ways.length > 1 && (
        <div data-unsearched="">
          <p>{texts.apiAlternatives}</p>
          <ul>
            {ways.map((choice) => (
              <li key={JSON.stringify(choice)}>
                <SecurityRequirement choice={choice} tools={tools} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {adminOnly && (
        <p>
          <span className="api-flag required">{texts.apiAdminOnly}</span>
        </p>
      )}
      {permissions.length > 0 && (
        <p>
          {texts.apiPermission}{' '}
          {permissions.map((name) => (
            <Fragment key={name}>
              <code>{name}</code>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}

function SecurityRequirement({ choice, tools }: { choice: SecurityChoice; tools: PageTools }) {
  const { texts, hrefs, api } = tools;
  return choice.map(({ scheme, scopes }, index) => (
    <Fragment key={scheme}>
      {index > 0 && ` ${texts.apiAnd} `}
      <KnownScheme
        name={scheme}
        scheme={api.schemes.find(({ name }) => name === scheme)}
        introduction={hrefs.introduction}
        tools={tools}
      />
      {scopes.length > 0 && (
        <>
          {`. ${texts.apiScopes} `}
          {scopes.map((scope) => (
            <Fragment key={scope}>
              <code>{scope}</code>{' '}
            </Fragment>
          ))}
        </>
      )}
    </Fragment>
  ));
}

type KnownSchemeProps = {
  name: string;
  scheme: SecurityScheme | undefined;
  introduction: string;
  tools: PageTools;
};

/** A security scheme: its name in the description, and what to send. */
function KnownScheme({ name, scheme, introduction, tools }: KnownSchemeProps) {
  if (!scheme) return name;
  return (
    <>
      <a href={`${introduction}#${schemeIds(tools.api.schemes).get(name)}`}>{name}</a>:{' '}
      <SchemeDescription scheme={scheme} tools={tools} />
    </>
  );
}
