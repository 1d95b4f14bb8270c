import type { Api, Operation } from '../model.ts';
import { buildRequest } from './build-request.ts';
import { describeRequest } from './describe-request.ts';
import { exampleValues } from './request-values.ts';
import type { SampleRequest } from './sample-request.ts';

/** The request shown in an operation's samples: everything required, with example values. */
export function makeSampleRequest(operation: Operation, api: Api): SampleRequest {
  const description = describeRequest(operation, api);
  return buildRequest(description, exampleValues(description));
}
