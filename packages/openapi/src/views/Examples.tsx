import type { Example, LinkedExample, MediaType } from '../model.ts';
import type { Direction } from '../schema/direction.ts';
import type { PageTools } from './api-view.ts';
import { mediaText } from './media-text.ts';
import { Rest } from './Rest.tsx';
import { Text } from './Text.tsx';

/** More examples than this are in a disclosure widget of their own. */
const MAX_EXAMPLES = 8;
const MAX_FURTHER = 30;

type Listed = { example: Example; media: MediaType; label: string };

type Props = {
  media: MediaType[];
  /** The examples that the panel beside them shows. */
  beside: ReadonlySet<Example>;
  direction: Direction;
  tools: PageTools;
};

/**
 * The examples of media types, each collapsible. One that the panel has is left out, unless it is
 * one of several with names. Examples in files of their own are links.
 */
export function MediaExamples({ media, beside, direction, tools }: Props) {
  const shown = listShown(media, beside);
  const linked = media.flatMap(({ linkedExamples = [] }) => linkedExamples);
  const toItem = (listed: Listed) => (
    <ExampleItem
      key={`${listed.media.contentType} ${listed.example.name}`}
      listed={listed}
      direction={direction}
      tools={tools}
    />
  );
  const further = shown.slice(MAX_EXAMPLES);
  return (
    <>
      {shown.slice(0, MAX_EXAMPLES).map(toItem)}
      {further.length > 0 && (
        <details className="api-inside" data-unsearched="">
          <summary>{`${further.length} ${tools.texts.apiMoreExamples}`}</summary>
          {further.slice(0, MAX_FURTHER).map(toItem)}
          <Rest count={further.length - MAX_FURTHER} tools={tools} />
        </details>
      )}
      <LinkedExamples examples={linked} tools={tools} />
    </>
  );
}

function listShown(media: MediaType[], beside: ReadonlySet<Example>): Listed[] {
  const shown = media.flatMap((each) =>
    each.examples
      .filter((example) => {
        const isOfSeveral = each.examples.length > 1 && example.name !== undefined;
        return isOfSeveral || !beside.has(example);
      })
      .map((example) => ({ example, media: each })),
  );
  const isOneType = new Set(shown.map(({ media: { contentType } }) => contentType)).size === 1;
  return shown.map(({ example, media: each }) => {
    const words = example.summary ?? example.name;
    const type = words !== undefined && isOneType ? undefined : each.contentType;
    const label = [words, type].filter((part) => part !== undefined).join(' · ');
    return { example, media: each, label };
  });
}

type ItemProps = { listed: Listed; direction: Direction; tools: PageTools };

function ExampleItem({ listed: { example, media, label }, direction, tools }: ItemProps) {
  const { description, value } = example;
  const { code, language, isShortened } = mediaText(value, media, direction, tools.api.readSchema);
  return (
    <details className="api-inside" data-unsearched="">
      <summary>{`${tools.texts.apiExample} ${label}`}</summary>
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
