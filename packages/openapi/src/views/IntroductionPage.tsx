import type { Api } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { ChangesLinks } from './ChangesPage.tsx';
import { ExternalDocsLink } from './OperationPage.tsx';
import { Schemes } from './Schemes.tsx';
import { SERVERS_ID, ServerList } from './Servers.tsx';
import { Text } from './Text.tsx';
import { Topics } from './Topics.tsx';

/** The introduction: what the API is, its servers, authentication, and everything it offers. */
export function IntroductionPage({ tools }: { tools: PageTools }) {
  const { api, texts, hrefs, introduction } = tools;
  return (
    <div className="api-introduction">
      <Facts api={api} tools={tools} />
      {api.summary && api.summary !== api.description && <p>{api.summary}</p>}
      {introduction === undefined ? (
        <Text text={api.description} tools={tools} headings={2} />
      ) : (
        <div dangerouslySetInnerHTML={{ __html: introduction }} />
      )}
      <ExternalDocsLink docs={api.externalDocs} tools={tools} />
      {api.servers.length > 0 && <Servers tools={tools} />}
      {api.schemes.length > 0 && (
        <section>
          <h2 id={tools.idFor('authentication')}>{texts.apiAuthentication}</h2>
          <Schemes tools={tools} />
        </section>
      )}
      <Topics tools={tools} />
      <ChangesLinks tools={tools} />
      <Families tools={tools} />
      <p>
        {texts.apiDownload} <a href={hrefs.file('openapi.json')}>openapi.json</a>,{' '}
        <a href={hrefs.file('openapi.yaml')}>openapi.yaml</a>
      </p>
    </div>
  );
}

function Facts({ api, tools: { texts } }: { api: Api; tools: PageTools }) {
  const { version, license, contact, termsOfService, self } = api;
  if (!version && !license && !contact && !termsOfService && !self) return null;
  const isAddress = (url: string | undefined) => url !== undefined && /^https?:/i.test(url);
  return (
    <p className="api-facts">
      {version && `${texts.apiVersion} ${version}`}
      {license && (
        <>
          {` · ${texts.apiLicense}: `}
          {isAddress(license.url) ? <a href={license.url}>{license.name}</a> : license.name}
          {license.identifier && ` (${license.identifier})`}
        </>
      )}
      {contact && (
        <>
          {` · ${texts.apiContact}: `}
          {isAddress(contact.url) ? (
            <a href={contact.url}>{contact.name ?? contact.url}</a>
          ) : (
            (contact.name ?? '')
          )}
          {contact.email && <> {contact.email}</>}
        </>
      )}
      {isAddress(termsOfService) && (
        <>
          {' · '}
          <a href={termsOfService}>{texts.apiTerms}</a>
        </>
      )}
      {self && (
        <>
          {` · ${texts.apiSelf} `}
          <code>{self}</code>
        </>
      )}
    </p>
  );
}

function Servers({ tools }: { tools: PageTools }) {
  return (
    <section>
      <h2 id={SERVERS_ID}>{tools.texts.apiServers}</h2>
      <ServerList servers={tools.api.servers} tools={tools} />
    </section>
  );
}

function Families({ tools }: { tools: PageTools }) {
  const { api, texts, hrefs } = tools;
  return (
    <section>
      <h2 id={tools.idFor('families')}>{texts.apiFamilies}</h2>
      <ul className="api-families">
        {api.operations.length > 0 && (
          <li>
            <a href={hrefs.operations(1)}>{texts.apiAllOperations}</a> {api.operations.length}
          </li>
        )}
        {api.families.map(({ name, slug, operations }) => (
          <li key={slug}>
            <a href={hrefs.family(slug)}>{name}</a> {operations.length}
          </li>
        ))}
        {api.webhooks.length > 0 && (
          <li>
            <a href={hrefs.webhooks()}>{texts.apiWebhooks}</a> {api.webhooks.length}
          </li>
        )}
        {api.models.length > 0 && (
          <li>
            <a href={hrefs.models(1)}>{texts.apiModels}</a> {api.models.length}
          </li>
        )}
      </ul>
    </section>
  );
}
