import type { MediaType } from '../model.ts';
import { withLongIntegers } from '../samples/long-integers.ts';
import { isXmlType } from '../samples/media-type.ts';
import { toRequestSchema } from '../samples/request-schema.ts';
import { sequenceText } from '../samples/sequence-text.ts';
import { xmlText } from '../samples/xml-text.ts';
import type { Direction } from '../schema/direction.ts';
import { type ExampleText, exampleText } from '../schema/example-text.ts';
import type { ReadSchema } from '../schema/schema.ts';

/** An example of a media type as it is sent, formatted for readers. */
export function mediaText(
  value: unknown,
  { contentType, schema }: Pick<MediaType, 'contentType' | 'schema'>,
  direction: Direction,
  readSchema: ReadSchema,
): ExampleText {
  const form = () =>
    schema === undefined ? undefined : toRequestSchema(schema, readSchema, direction);
  if (isXmlType(contentType) && typeof value !== 'string') {
    return exampleText(xmlText(value, form()), contentType);
  }
  const sent = withLongIntegers(value, form);
  return exampleText(sequenceText(sent, contentType) ?? sent, contentType);
}
