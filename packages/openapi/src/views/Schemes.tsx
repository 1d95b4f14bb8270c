import type { SecurityScheme } from '../model.ts';
import { makeSlugs } from '../slug.ts';
import type { PageTools } from './api-view.ts';
import { Flags } from './SchemaRows.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Text } from './Text.tsx';

/** The anchors of the security schemes on the introduction, by name. */
export function schemeIds(schemes: SecurityScheme[]): ReadonlyMap<string, string> {
  const slugs = makeSlugs();
  return new Map(schemes.map(({ name }) => [name, `scheme-${slugs(name, 'other')}`]));
}

/** The security schemes. */
export function Schemes({ tools }: { tools: PageTools }) {
  const { schemes } = tools.api;
  const ids = schemeIds(schemes);
  return schemes.map((scheme) => (
    <div key={scheme.name}>
      <SectionHeading level={3} id={ids.get(scheme.name) ?? ''} tools={tools}>
        {scheme.name}
      </SectionHeading>
      <p>
        <SchemeDescription scheme={scheme} tools={tools} />
        <Flags deprecated={scheme.deprecated} tools={tools} />
      </p>
      <Text text={scheme.description} tools={tools} />
      {scheme.flows.map((flow) => (
        <Flow key={flow.kind} flow={flow} tools={tools} />
      ))}
    </div>
  ));
}

/** Describes what to send. */
export function SchemeDescription({ scheme, tools }: { scheme: SecurityScheme; tools: PageTools }) {
  const { texts } = tools;
  const { type, key, in: place, scheme: name, bearerFormat, url } = scheme;
  switch (type) {
    case 'apiKey':
      return (
        <>
          {place === 'query'
            ? texts.apiSchemeQuery
            : place === 'cookie'
              ? texts.apiSchemeCookie
              : texts.apiSchemeHeader}{' '}
          <code>{key}</code>
        </>
      );
    case 'http':
      return (
        <>
          {texts.apiSchemeHttp} <code>{name}</code>
          {bearerFormat && ` (${bearerFormat})`}
        </>
      );
    case 'openIdConnect':
      return (
        <>
          {texts.apiSchemeOpenId} {url && <code>{url}</code>}
        </>
      );
    case 'oauth2':
      return (
        <>
          {texts.apiSchemeOauth}
          {url && (
            <>
              {' '}
              <code>{url}</code>
            </>
          )}
        </>
      );
    case 'mutualTLS':
      return texts.apiSchemeMutualTls;
    default:
      return scheme.name;
  }
}

function Flow({ flow, tools }: { flow: SecurityScheme['flows'][number]; tools: PageTools }) {
  return (
    <>
      <p className="api-label">
        {tools.texts.apiFlow} <code>{flow.kind}</code>
      </p>
      <ul>
        {flow.urls.map(({ label, url }) => (
          <li key={label}>
            {label}: <code>{url}</code>
          </li>
        ))}
        {flow.scopes.map(({ name, description }) => (
          <li key={name}>
            <code>{name}</code> {description}
          </li>
        ))}
      </ul>
    </>
  );
}
