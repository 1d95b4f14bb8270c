import type { Api } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { ChangesLinks } from './ChangesPage.tsx';
import { DescribedLink, ExternalDocsLink } from './DescribedLink.tsx';
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

function Facts({ api, tools }: { api: Api; tools: PageTools }) {
  const { texts } = tools;
  const { version, license, contact, termsOfService, self } = api;
  if (!version && !license && !contact && !termsOfService && !self) return null;
  return (
    <p className="api-facts">
      {version && `${texts.apiVersion} ${version}`}
      {license && (
        <>
          {` · ${texts.apiLicense}: `}
          <Named url={license.url} name={license.name} tools={tools} />
          {license.identifier && ` (${license.identifier})`}
        </>
      )}
      {contact && (
        <>
          {` · ${texts.apiContact}: `}
          <Named url={contact.url} name={contact.name} tools={tools} />
          {contact.email && <> {contact.email}</>}
        </>
      )}
      {termsOfService && (
        <>
          {' · '}
          <Named url={termsOfService} name={texts.apiTerms} tools={tools} />
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

/** A name, with a link if there is one. */
function Named({ url, name, tools }: { url?: string; name?: string; tools: PageTools }) {
  if (!url) return name ?? '';
  return (
    <DescribedLink url={url} tools={tools}>
      {name}
    </DescribedLink>
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
