import { describeRequest } from '../samples/describe-request.ts';
import type { RequestDescription } from '../samples/index.ts';
import { makeTestApi } from '../views/test-reference.ts';

/** The description of the request of one operation, `POST /ports/{port}`. */
export function describeTest(operation: object, parts: object = {}): RequestDescription {
  const api = makeTestApi({ paths: { '/ports/{port}': { post: operation } }, ...parts });
  const [found] = api.operations;
  if (!found) throw new Error('No operation was found.');
  // As browsers read it.
  const description: RequestDescription = JSON.parse(JSON.stringify(describeRequest(found, api)));
  return description;
}
