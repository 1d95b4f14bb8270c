import {
  credentialPlaceholder,
  exampleValues,
  type RequestBody,
  type RequestDescription,
  type RequestParameter,
  type RequestValues,
} from '../samples/index.ts';
import { type ParameterValues, parameterAt, withoutEmpty } from './parameter-values.ts';

/** What the reader has filled in, without server and credentials, which other pages share. */
export type FormState = {
  parameters: ParameterValues;
  /** The media type of the body; undefined sends none. */
  contentType?: string;
  /** The value of the body in each media type. */
  bodies: Record<string, BodyState>;
};

export type BodyState = {
  value: unknown;
  /** The text that was typed instead, while it is not JSON. */
  text?: string;
};

/** The values that the samples of the page show, except for placeholders, which are not sent. */
export function initialState(description: RequestDescription): FormState {
  return listPlaceholders(description).reduce(
    (state, { parameter }) => withParameter(state, parameter, undefined),
    exampleState(description),
  );
}

/** The required parameters for which samples show a placeholder. */
function listPlaceholders({
  parameters,
}: RequestDescription): { parameter: RequestParameter; placeholder: string }[] {
  return parameters.flatMap((parameter) => {
    const placeholder = parameter.required ? credentialPlaceholder(parameter) : undefined;
    return placeholder === undefined ? [] : [{ parameter, placeholder }];
  });
}

/** Whether a parameter for which samples show a placeholder is not filled in. */
export function isCredentialMissing(description: RequestDescription, state: FormState): boolean {
  return listPlaceholders(description).some(
    ({ parameter }) => parameterAt(state.parameters, parameter) === undefined,
  );
}

/** What samples show: placeholders where the reader has not filled in a credential. */
export function withPlaceholders(description: RequestDescription, state: FormState): FormState {
  return listPlaceholders(description).reduce(
    (shown, { parameter, placeholder }) =>
      parameterAt(shown.parameters, parameter) === undefined
        ? withParameter(shown, parameter, placeholder)
        : shown,
    state,
  );
}

function exampleState(description: RequestDescription): FormState {
  const values = exampleValues(description);
  const { path, query, header, cookie, querystring, contentType } = values;
  return {
    parameters: { path, query, header, cookie, querystring },
    contentType,
    bodies: Object.fromEntries(
      description.bodies.map((body) => [
        body.contentType,
        { value: body.contentType === contentType ? values.body : body.examples[0]?.value },
      ]),
    ),
  };
}

/** Sets a parameter. Undefined leaves it out of the request. */
export function withParameter(
  state: FormState,
  { in: place, name }: RequestParameter,
  value: unknown,
): FormState {
  const { parameters } = state;
  if (place === 'querystring')
    return { ...state, parameters: { ...parameters, querystring: value } };
  const { [name]: _, ...others } = parameters[place];
  const changed = value === undefined ? others : { ...parameters[place], [name]: value };
  return { ...state, parameters: { ...parameters, [place]: changed } };
}

/** The state with other values of the body of a content type. Those of other types are kept. */
export function withBody(state: FormState, contentType: string, body: BodyState): FormState {
  return { ...state, bodies: { ...state.bodies, [contentType]: body } };
}

/** The chosen body with what was filled in. */
export function chosenBody(
  { bodies }: RequestDescription,
  { contentType, bodies: states }: FormState,
): { body: RequestBody; state: BodyState } | undefined {
  const body = bodies.find((candidate) => candidate.contentType === contentType);
  if (!body) return undefined;
  return { body, state: states[body.contentType] ?? { value: undefined } };
}

/** The values of the request. Parts that were left empty are not sent. */
export function toRequestValues(
  description: RequestDescription,
  state: FormState,
  { server, credentials }: Pick<RequestValues, 'server' | 'credentials'>,
): RequestValues {
  const chosen = chosenBody(description, state);
  const { path, query, header, cookie, querystring } = state.parameters;
  return {
    server,
    path: withoutEmpty(path),
    query: withoutEmpty(query),
    header: withoutEmpty(header),
    cookie: withoutEmpty(cookie),
    querystring,
    ...(chosen && { contentType: chosen.body.contentType, body: chosen.state.value }),
    credentials,
  };
}

/** Whether a parameter of the path has no value, so that there is no address. */
export function isPathMissing({ parameters }: RequestDescription, state: FormState): boolean {
  return parameters.some(
    (parameter) =>
      parameter.in === 'path' && parameterAt(state.parameters, parameter) === undefined,
  );
}
