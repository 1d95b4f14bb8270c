import {
  asList,
  asObject,
  asText,
  isObject,
  objectEntries,
  pointerTokens,
} from '../description/json.ts';
import type { SecurityChoice, SecurityScheme, Server } from '../model.ts';
import type { Follow } from './follow.ts';

const TYPES = ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'] as const;
const KEY_LOCATIONS = ['query', 'header', 'cookie'] as const;
const FLOW_URLS = {
  authorization: 'authorizationUrl',
  token: 'tokenUrl',
  refresh: 'refreshUrl',
  device: 'deviceAuthorizationUrl',
} as const;
const FLOW_LABELS = ['authorization', 'device', 'token', 'refresh'] as const;

/** Reads the security schemes of the components. An unknown type becomes `other`. */
export function readSchemes(raw: unknown, follow: Follow): SecurityScheme[] {
  return objectEntries(raw).map(([name, written]) => {
    const scheme = follow(written);
    return {
      name,
      type: TYPES.find((type) => type === scheme.type) ?? 'other',
      description: asText(scheme.description),
      deprecated: scheme.deprecated === true,
      in: KEY_LOCATIONS.find((place) => place === scheme.in),
      key: asText(scheme.name),
      scheme: asText(scheme.scheme),
      bearerFormat: asText(scheme.bearerFormat),
      url: asText(scheme.openIdConnectUrl) ?? asText(scheme.oauth2MetadataUrl),
      flows: objectEntries(scheme.flows).map(([kind, flow]) => ({
        kind,
        urls: FLOW_LABELS.flatMap((label) => {
          const url = asText(flow[FLOW_URLS[label]]);
          return url === undefined ? [] : [{ label, url }];
        }),
        scopes: Object.entries(asObject(flow.scopes)).map(([scope, description]) => ({
          name: scope,
          description: asText(description),
        })),
      })),
    };
  });
}

const SCHEME = /^#\/components\/securitySchemes\/[^/]+$/;

/**
 * The alternatives for authentication. Those of an operation replace those of the description. An
 * empty list removes the requirement (https://spec.openapis.org/oas/v3.1.1#operation-security), a
 * missing one says nothing.
 */
export function readSecurity(raw: unknown): SecurityChoice[] {
  if (!Array.isArray(raw)) return [];
  if (raw.length === 0) return [[]];
  return raw.filter(isObject).map((choice) =>
    Object.entries(choice).map(([name, scopes]) => ({
      // In version 3.2, the name can be a reference.
      scheme: SCHEME.test(name) ? (pointerTokens(name).at(-1) ?? name) : name,
      scopes: asList(scopes).map(String),
    })),
  );
}

/** @param self the address of the description itself (`$self`), which relative URLs are based on */
export function readServers(raw: unknown, self?: string): Server[] {
  return asList(raw).flatMap((written) => {
    const server = asObject(written);
    const url = asText(server.url);
    if (url === undefined) return [];
    const variables = objectEntries(server.variables).map(([name, variable]) => ({
      name,
      default: asText(variable.default) ?? '',
      enum: asList(variable.enum).map(String),
      description: asText(variable.description),
    }));
    return [
      {
        url: resolveUrl(url, self),
        name: asText(server.name),
        description: asText(server.description),
        variables,
      },
    ];
  });
}

/** Resolves a relative URL. Braces of variables stay as they are. */
function resolveUrl(url: string, self: string | undefined): string {
  if (self === undefined || URL.canParse(url) || !URL.canParse(url, self)) return url;
  return new URL(url, self).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
}
