import { isObject, listOf, objectEntries, objectOf, textOf } from '../description/json.ts';
import type { SecurityChoice, SecurityScheme, Server } from '../model.ts';
import type { Follow } from './follow.ts';

const TYPES = ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'] as const;
const KEY_PLACES = ['query', 'header', 'cookie'] as const;
const FLOW_URLS = {
  authorization: 'authorizationUrl',
  token: 'tokenUrl',
  refresh: 'refreshUrl',
  device: 'deviceAuthorizationUrl',
} as const;
const FLOW_LABELS = ['authorization', 'device', 'token', 'refresh'] as const;

export function readSchemes(raw: unknown, follow: Follow): SecurityScheme[] {
  return objectEntries(raw).map(([name, written]) => {
    const scheme = follow(written);
    return {
      name,
      type: TYPES.find((type) => type === scheme.type) ?? 'other',
      description: textOf(scheme.description),
      deprecated: scheme.deprecated === true,
      in: KEY_PLACES.find((place) => place === scheme.in),
      key: textOf(scheme.name),
      scheme: textOf(scheme.scheme),
      bearerFormat: textOf(scheme.bearerFormat),
      url: textOf(scheme.openIdConnectUrl),
      flows: objectEntries(scheme.flows).map(([kind, flow]) => ({
        kind,
        urls: FLOW_LABELS.flatMap((label) => {
          const url = textOf(flow[FLOW_URLS[label]]);
          return url === undefined ? [] : [{ label, url }];
        }),
        scopes: Object.entries(objectOf(flow.scopes)).map(([scope, description]) => ({
          name: scope,
          description: textOf(description),
        })),
      })),
    };
  });
}

/** The ways to be let in; an operation's own replace those of the whole description. */
export function readSecurity(raw: unknown): SecurityChoice[] {
  return listOf(raw)
    .filter(isObject)
    .map((choice) =>
      Object.entries(choice).map(([scheme, scopes]) => ({
        scheme,
        scopes: listOf(scopes).map(String),
      })),
    );
}

export function readServers(raw: unknown): Server[] {
  return listOf(raw).flatMap((written) => {
    const server = objectOf(written);
    const url = textOf(server.url);
    if (url === undefined) return [];
    const variables = objectEntries(server.variables).map(([name, variable]) => ({
      name,
      default: textOf(variable.default) ?? '',
      enum: listOf(variable.enum).map(String),
      description: textOf(variable.description),
    }));
    return [{ url, description: textOf(server.description), variables }];
  });
}
