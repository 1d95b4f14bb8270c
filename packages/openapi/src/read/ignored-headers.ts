import { asList } from '../description/json.ts';
import type { Body, Parameter } from '../model.ts';
import type { Follow } from './follow.ts';

/** Media types that clients write together with the body, such as those with the boundary of its parts. */
const FORM = /^(?:multipart\/|application\/x-www-form-urlencoded)/i;

/**
 * Leaves out the headers `Accept` and `Content-Type` where responses and the body say all about them. OpenAPI ignores
 * parameters of these names (https://spec.openapis.org/oas/v3.1.1.html#parameter-object). An author who writes a value such
 * as `application/vnd.port+json;version=2` means it nevertheless, so one that has a value and an effect remains.
 */
export function withoutIgnoredHeaders(
  parameters: Parameter[],
  body: Body | undefined,
  follow: Follow,
): Parameter[] {
  const hasTypedBody = (body?.content ?? []).some(({ contentType }) => !FORM.test(contentType));
  return parameters.filter((parameter) => {
    if (!isMediaTypeHeader(parameter)) return true;
    return hasValue(parameter, follow) && (hasTypedBody || /^accept$/i.test(parameter.name));
  });
}

/** Whether a parameter is a header for a media type, which has a value only if its author wrote one. */
export function isMediaTypeHeader({ in: place, name }: Pick<Parameter, 'in' | 'name'>): boolean {
  return place === 'header' && /^(?:accept|content-type)$/i.test(name);
}

/** Whether the description has an example, a default or a single value. */
function hasValue({ examples, schema }: Parameter, follow: Follow): boolean {
  const written = follow(schema);
  return (
    examples.length > 0 ||
    ['const', 'default', 'example'].some((key) => key in written) ||
    asList(written.examples).length > 0 ||
    asList(written.enum).length === 1
  );
}
