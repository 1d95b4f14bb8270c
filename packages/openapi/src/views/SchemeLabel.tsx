import type { SecurityScheme } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { schemeIds } from './Schemes.tsx';

/**
 * What readers call a security scheme, as a link to its description. A scheme that the description
 * does not declare is only a name.
 */
export function SchemeLabel({ name, tools }: { name: string; tools: PageTools }) {
  const { api, hrefs } = tools;
  const scheme = api.schemes.find((other) => other.name === name);
  if (!scheme) return <code>{name}</code>;
  const kind = getKind(scheme, tools);
  // The names tell apart schemes that readers would call the same.
  const isAmbiguous = api.schemes.some(
    (other) => other !== scheme && getKind(other, tools) === kind && other.key === scheme.key,
  );
  return (
    <>
      <a href={`${hrefs.introduction}#${schemeIds(api.schemes).get(name)}`}>{kind}</a>
      {scheme.type === 'apiKey' && scheme.key !== undefined && (
        <>
          {scheme.in === 'header' ? ` ${tools.texts.apiInHeader} ` : ' '}
          <code>{scheme.key}</code>
        </>
      )}
      {isAmbiguous && kind !== name && ` (${name})`}
    </>
  );
}

function getKind({ type, scheme, name, in: place }: SecurityScheme, { texts }: PageTools): string {
  switch (type) {
    case 'apiKey':
      // The value in a cookie or an address is often the key of a session or of a shared link.
      if (place === 'cookie') return texts.apiSchemeCookieName;
      return place === 'query' ? texts.apiSchemeQueryName : texts.apiSchemeKey;
    case 'http':
      if (/^bearer$/i.test(scheme ?? '')) return texts.apiSchemeBearer;
      if (/^basic$/i.test(scheme ?? '')) return texts.apiSchemeBasic;
      return `HTTP ${scheme ?? ''}`;
    case 'openIdConnect':
      return texts.apiSchemeOpenId;
    case 'oauth2':
      return texts.apiSchemeOauth;
    case 'mutualTLS':
      return texts.apiSchemeMutualTls;
    default:
      return name;
  }
}
