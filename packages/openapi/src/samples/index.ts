export { bodyText } from './build-body.ts';
export { buildRequest } from './build-request.ts';
export { LANGUAGES, type SampleLanguage } from './languages.ts';
export { isLongInteger, parseTyped, typedText } from './long-integers.ts';
export type {
  RequestBody,
  RequestDescription,
  RequestExample,
  RequestField,
  RequestParameter,
  RequestSchema,
} from './request-description.ts';
export {
  type Credential,
  credentialPlaceholder,
  type ExampleOptions,
  exampleValues,
  hasUser,
  isBearer,
  type RequestValues,
  serverUrl,
} from './request-values.ts';
export type { SampleBody, SamplePart, SampleRequest } from './sample-request.ts';
