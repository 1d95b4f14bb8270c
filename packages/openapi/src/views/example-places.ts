import type { Body, Example, MediaType, Operation, Response } from '../model.ts';
import { isBinaryType, isJsonType } from '../samples/media-type.ts';
import { MAX_VARIANTS } from '../samples/samples.ts';

/** The panel has this many responses; the examples of others are beside their schemas. */
const MAX_ANSWERS = 4;

/** A response in the panel, with the media type whose example is shown. */
export type Answer = { response: Response; media: MediaType };

/** The responses whose examples are in the panel of an operation, successes first. */
export function listAnswers({ responses }: Operation): Answer[] {
  const rank = ({ status }: Response) => (/^2/.test(status) ? 0 : 1);
  return responses
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((response): Answer[] => {
      const media = findMainMedia(response.content);
      return media && isWritable(media) ? [{ response, media }] : [];
    })
    .slice(0, MAX_ANSWERS);
}

/** The media type whose example is shown if there is room for only one: JSON, or else the first. */
export function findMainMedia(content: MediaType[]): MediaType | undefined {
  return content.find(({ contentType }) => /json/i.test(contentType)) ?? content[0];
}

/** Whether the media type has an example, or one can be generated as text. */
function isWritable({ contentType, examples, schema }: MediaType): boolean {
  if (examples.length > 0) return true;
  return schema !== undefined && /json|xml|text|yaml|csv|urlencoded/i.test(contentType);
}

/**
 * The examples that are in the panel, so that they are not repeated beside their schemas.
 * @param isReceived whether the API sends the request, whose answers are not in the panel
 */
export function listPanelExamples(operation: Operation, isReceived: boolean): Set<Example> {
  const { body } = operation;
  const main = body && findMainMedia(body.content);
  const sent = isReceived ? (main ? [main] : []) : listSentMedia(body);
  const answers = isReceived ? [] : listAnswers(operation).map(({ media }) => media);
  // Only answers have captions with the words of an example.
  const isSilent = ({ summary, description }: Example) => (summary ?? description) === undefined;
  return new Set([
    ...sent.flatMap(({ examples }) => examples.slice(0, 1).filter(isSilent)),
    ...answers.flatMap(({ examples }) => examples.slice(0, 1)),
  ]);
}

/** The media types in which the samples send the body. */
function listSentMedia(body: Body | undefined): MediaType[] {
  const content = (body?.content ?? []).filter(({ contentType }) => !isBinaryType(contentType));
  const rank = ({ contentType }: MediaType) => (isJsonType(contentType) ? 0 : 1);
  return content.toSorted((a, b) => rank(a) - rank(b)).slice(0, 1 + MAX_VARIANTS);
}
