import type { Example, LinkedExample, MediaType } from '../model.ts';
import { exampleText } from '../schema/example-text.ts';
import type { PageTools } from './api-view.ts';
import { Rest } from './Rest.tsx';
import { Text } from './Text.tsx';

/** More examples than this are in a disclosure widget of their own. */
const MAX_EXAMPLES = 8;
const MAX_FURTHER = 30;

type Named = Example & { contentType: string };

/**
 * If there are several examples, each is collapsible. A single one is in the sample panel. Examples
 * in files of their own are links.
 */
export function NamedExamples({ media, tools }: { media: MediaType[]; tools: PageTools }) {
  const named = media.flatMap(({ contentType, examples }): Named[] =>
    examples
      .filter(({ name }) => name !== undefined)
      .map((example) => ({ ...example, contentType })),
  );
  const linked = media.flatMap(({ linkedExamples = [] }) => linkedExamples);
  const shown = named.length < 2 && linked.length === 0 ? [] : named;
  const further = shown.slice(MAX_EXAMPLES);
  return (
    <>
      {shown.slice(0, MAX_EXAMPLES).map((example) => (
        <ExampleItem
          key={`${example.contentType} ${example.name}`}
          example={example}
          tools={tools}
        />
      ))}
      {further.length > 0 && (
        <details className="api-inside" data-unsearched="">
          <summary>{`${further.length} ${tools.texts.apiMoreExamples}`}</summary>
          {further.slice(0, MAX_FURTHER).map((example) => (
            <ExampleItem
              key={`${example.contentType} ${example.name}`}
              example={example}
              tools={tools}
            />
          ))}
          <Rest count={further.length - MAX_FURTHER} tools={tools} />
        </details>
      )}
      <LinkedExamples examples={linked} tools={tools} />
    </>
  );
}

function ExampleItem({ example, tools }: { example: Named; tools: PageTools }) {
  const { name, summary, description, value, contentType } = example;
  const { code, language, isShortened } = exampleText(value, contentType);
  return (
    <details className="api-inside" data-unsearched="">
      <summary>{`${tools.texts.apiExample} ${summary ?? name}`}</summary>
      <Text text={description} tools={tools} />
      <tools.markup.CodeFigure code={code} language={language} copyText={tools.texts.copyCode} />
      {isShortened && <p className="api-facts">{tools.texts.apiShortened}</p>}
    </details>
  );
}

/** Examples that are only linked, since a page fetches nothing. */
export function LinkedExamples({
  examples,
  tools,
}: {
  examples: LinkedExample[];
  tools: PageTools;
}) {
  if (examples.length === 0) return null;
  return (
    <ul data-unsearched="">
      {examples.map(({ name, summary, description, url }) => (
        <li key={`${name} ${url}`}>
          {tools.texts.apiExample}{' '}
          {/^https?:/i.test(url) ? (
            <a href={url}>{summary ?? name}</a>
          ) : (
            <>
              {summary ?? name} <code>{url}</code>
            </>
          )}
          <Text text={description} tools={tools} />
        </li>
      ))}
    </ul>
  );
}
