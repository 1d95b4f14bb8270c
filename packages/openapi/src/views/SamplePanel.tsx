import type { Example, Operation } from '../model.ts';
import { makeSamples } from '../samples/samples.ts';
import { makeMediaExample } from '../schema/example-value.ts';
import type { PageTools } from './api-view.ts';
import { type Answer, listAnswers } from './example-places.ts';
import { mediaText } from './media-text.ts';
import { Text } from './Text.tsx';

/**
 * The request in each language, the same request with other bodies for curl, and the example
 * responses.
 */
export function SamplePanel({ operation, tools }: { operation: Operation; tools: PageTools }) {
  const { texts, api } = tools;
  const { CodeFigure, Tabs, TabItem } = tools.markup;
  const answers = listAnswers(operation).flatMap((answer) => writeAnswer(answer, tools));
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
      {answers[0] && (
        <>
          <h2 id={tools.idFor('example-response')}>{texts.apiExampleResponse}</h2>
          <Tabs defaultValue={answers[0].status}>
            {answers.map(({ status, code, language, isShortened, captioned }) => (
              <TabItem key={status} value={status} label={status}>
                <CodeFigure code={code} language={language} copyText={tools.texts.copyCode} />
                {isShortened && <p className="api-facts">{texts.apiShortened}</p>}
                <Caption examples={captioned} tools={tools} />
              </TabItem>
            ))}
          </Tabs>
        </>
      )}
    </div>
  );
}

function writeAnswer({ response: { status }, media }: Answer, { api }: PageTools) {
  const value = makeMediaExample(media, 'response', api.readSchema);
  if (value === undefined) return [];
  const text = mediaText(value, media, 'response', api.readSchema);
  return [{ status, ...text, captioned: media.examples }];
}

/** The words of the example in view. If there are several, all are beside the schema. */
function Caption({ examples, tools }: { examples: Example[]; tools: PageTools }) {
  const [shown] = examples;
  if (!shown) return null;
  const { name, summary = examples.length > 1 ? name : undefined, description } = shown;
  return (
    <>
      {summary && <p className="api-facts">{summary}</p>}
      <Text text={examples.length === 1 ? description : undefined} tools={tools} />
    </>
  );
}
