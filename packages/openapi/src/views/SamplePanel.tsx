import type { Operation, Response } from '../model.ts';
import { isXmlType } from '../samples/media-type.ts';
import { toRequestSchema } from '../samples/request-schema.ts';
import { makeSamples } from '../samples/samples.ts';
import { xmlText } from '../samples/xml-text.ts';
import { exampleText } from '../schema/example-text.ts';
import { makeMediaExample } from '../schema/example-value.ts';
import type { PageTools } from './api-view.ts';

/** If there are more responses than this, their examples are only beside their schemas. */
const MAX_EXAMPLES = 4;

/**
 * The request in each language, the same request with other bodies for curl, and the example
 * responses.
 */
export function SamplePanel({ operation, tools }: { operation: Operation; tools: PageTools }) {
  const { texts, api } = tools;
  const { CodeFigure, Tabs, TabItem } = tools.markup;
  const answers = operation.responses
    .flatMap((response) => getExample(response, tools))
    .slice(0, MAX_EXAMPLES);
  const first = answers.find(({ status }) => /^2/.test(status)) ?? answers[0];
  const id = tools.idFor('request');
  const { samples, variants } = makeSamples(operation, api);
  return (
    <div className="api-samples tabs-room" data-unsearched="">
      <h2 id={id}>{texts.apiRequestSamples}</h2>
      <Tabs groupId="language" more={texts.apiMore}>
        {samples.map(({ id: value, label, language, code }) => (
          <TabItem key={value} value={value} label={label}>
            <CodeFigure code={code} language={language} copyText={tools.texts.copyCode} />
          </TabItem>
        ))}
      </Tabs>
      {variants.map(({ contentType, example, code }) => (
        <details className="api-inside" key={`${contentType} ${example}`}>
          <summary>
            {example === undefined
              ? `${texts.apiRequestWith} ${contentType}`
              : `${texts.apiExample} ${example}`}
          </summary>
          <CodeFigure code={code} language="bash" copyText={tools.texts.copyCode} />
        </details>
      ))}
      {first && (
        <>
          <h2 id={tools.idFor('example-response')}>{texts.apiExampleResponse}</h2>
          <Tabs defaultValue={first.status}>
            {answers.map(({ status, code, language, isShortened }) => (
              <TabItem key={status} value={status} label={status}>
                <CodeFigure code={code} language={language} copyText={tools.texts.copyCode} />
                {isShortened && <p className="api-facts">{texts.apiShortened}</p>}
              </TabItem>
            ))}
          </Tabs>
        </>
      )}
    </div>
  );
}

function getExample({ status, content }: Response, { api }: PageTools) {
  const media = content.find(({ contentType }) => /json/i.test(contentType)) ?? content[0];
  if (!media) return [];
  const isText = /json|xml|text|yaml|csv|urlencoded/i.test(media.contentType);
  if (!isText && media.examples.length === 0) return [];
  const value = makeMediaExample(media, 'response', api.readSchema);
  if (value === undefined) return [];
  if (isXmlType(media.contentType) && typeof value !== 'string') {
    const schema =
      media.schema === undefined
        ? undefined
        : toRequestSchema(media.schema, api.readSchema, 'response');
    return [{ status, ...exampleText(xmlText(value, schema), media.contentType) }];
  }
  return [{ status, ...exampleText(value, media.contentType) }];
}
