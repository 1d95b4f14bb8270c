import { asText } from '../description/json.ts';
import type { Body, MediaType, Response } from '../model.ts';
import { exampleText } from '../schema/example-text.ts';
import { LONGEST_LISTS, outline } from '../schema/outline.ts';
import type { RawSchema } from '../schema/schema.ts';
import { getSchemaKey } from '../schema/type-text.ts';
import type { PageTools } from './api-view.ts';
import { getOperationIndex } from './operation-index.ts';
import { ParameterRows } from './Parameters.tsx';
import { WholeSchema } from './SchemaRows.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Text } from './Text.tsx';

type Budget = { rows: number };

/** The request body. */
export function BodySection({
  body,
  id,
  budget,
  tools,
}: {
  body: Body;
  id: string;
  budget: Budget;
  tools: PageTools;
}) {
  const { texts } = tools;
  return (
    <section>
      <SectionHeading id={id} tools={tools}>
        {texts.apiRequestBody}
      </SectionHeading>
      {!body.required && body.content.length > 0 && (
        <p className="api-facts">{texts.apiOptional}</p>
      )}
      <Text text={body.description} tools={tools} />
      <Content content={body.content} id="body" depth={2} budget={budget} tools={tools} />
    </section>
  );
}

/** The responses, by status. */
export function ResponseSection({
  responses,
  idPrefix,
  budget,
  tools,
}: {
  responses: Response[];
  idPrefix: string;
  budget: Budget;
  tools: PageTools;
}) {
  const id = tools.idFor(`${idPrefix}responses`);
  const first = responses.find(({ status }) => /^2/.test(status)) ?? responses[0];
  return (
    // Nobody searches for responses by text that all operations share.
    <section data-unsearched="">
      <SectionHeading id={id} tools={tools}>
        {tools.texts.apiResponses}
      </SectionHeading>
      {responses.map((response) => (
        <ResponseItem
          key={response.status}
          response={response}
          depth={response === first ? 2 : 1}
          budget={budget}
          tools={tools}
        />
      ))}
    </section>
  );
}

function ResponseItem({
  response,
  depth,
  budget,
  tools,
}: {
  response: Response;
  depth: number;
  budget: Budget;
  tools: PageTools;
}) {
  const { status, description, content, headers, links } = response;
  const { texts } = tools;
  const id = tools.idFor(`response-${status}`);
  return (
    <div className="api-response">
      <SectionHeading level={3} id={id} tools={tools}>
        <span className={`status status-${status.charAt(0).toLowerCase()}`}>{status}</span>
      </SectionHeading>
      <Text text={description} tools={tools} />
      {content.length === 0 && <p className="api-facts">{texts.apiNoContent}</p>}
      <Content content={content} id={id} depth={depth} budget={budget} tools={tools} />
      {headers.length > 0 && (
        <>
          <p className="api-label">{texts.apiHeaders}</p>
          <ParameterRows
            parameters={headers}
            prefix={`${id}-header`}
            budget={budget}
            tools={tools}
          />
        </>
      )}
      {links.length > 0 && <Links links={links} tools={tools} />}
    </div>
  );
}

function Links({ links, tools }: { links: Response['links']; tools: PageTools }) {
  const { byId } = getOperationIndex(tools.api);
  return (
    <>
      <p className="api-label">{tools.texts.apiLinks}</p>
      <ul>
        {links.map(({ name, description, operationId, parameters }) => {
          const target = byId.get(operationId ?? '');
          return (
            <li key={name}>
              {target ? (
                <a href={tools.hrefs.operation(target.slug)}>{name}</a>
              ) : (
                <code>{name}</code>
              )}
              {operationId && !target ? ` (${operationId})` : ''}
              {parameters.length > 0 && (
                <>
                  {' '}
                  <code>{parameters.join(', ')}</code>
                </>
              )}
              <Text text={description} tools={tools} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

type ContentProps = {
  content: MediaType[];
  id: string;
  depth: number;
  budget: Budget;
  tools: PageTools;
};

/** Content types with the same schema are grouped. */
function Content({ content, id, depth, budget, tools }: ContentProps) {
  return groupBySchema(content).map((media, index) => {
    const [first] = media;
    const key = index === 0 ? id : `${id}-${index + 1}`;
    return (
      <div className="api-media" key={key}>
        <p className="api-label">
          {media.map(({ contentType }) => (
            <code key={contentType}>{contentType}</code>
          ))}
        </p>
        <Text text={inlineDescription(first?.schema)} tools={tools} />
        {first?.schema !== undefined && (
          <WholeSchema
            entry={outline(first.schema, key, {
              readSchema: tools.api.readSchema,
              budget,
              depth,
              longest: LONGEST_LISTS,
              idFor: tools.idFor,
            })}
            tools={tools}
          />
        )}
        {media.map(({ contentType, encodings }) => (
          <Encodings
            key={contentType}
            encodings={encodings}
            budget={budget}
            id={key}
            tools={tools}
          />
        ))}
        <NamedExamples media={media} tools={tools} />
      </div>
    );
  });
}

/** The description of an inline schema; that of a named one is on its page. */
function inlineDescription(schema: RawSchema | undefined): string | undefined {
  return typeof schema === 'object' ? asText(schema.description) : undefined;
}

function groupBySchema(content: MediaType[]): MediaType[][] {
  const groups = new Map<unknown, MediaType[]>();
  for (const media of content) {
    const key = media.schema === undefined ? media : getSchemaKey(media.schema);
    groups.set(key, [...(groups.get(key) ?? []), media]);
  }
  return [...groups.values()];
}

/** The content types and headers of a form's parts. */
function Encodings({
  encodings,
  budget,
  id,
  tools,
}: {
  encodings: MediaType['encodings'];
  budget: Budget;
  id: string;
  tools: PageTools;
}) {
  return encodings
    .filter(({ contentType, headers }) => contentType !== undefined || headers.length > 0)
    .map(({ name, contentType, headers }) => (
      <div key={name}>
        <p className="api-facts">
          <code>{name}</code>: <code>{contentType ?? ''}</code>
        </p>
        {headers.length > 0 && (
          <ParameterRows
            parameters={headers}
            prefix={`${id}-${name}`}
            budget={budget}
            tools={tools}
          />
        )}
      </div>
    ));
}

/** If there are several examples, each is collapsible. A single one is in the sample panel. */
function NamedExamples({ media, tools }: { media: MediaType[]; tools: PageTools }) {
  const named = media.flatMap(({ contentType, examples }) =>
    examples
      .filter(({ name }) => name !== undefined)
      .map((example) => ({ ...example, contentType })),
  );
  if (named.length < 2) return null;
  return named.slice(0, 8).map(({ name, summary, description, value, contentType }) => {
    const { code, language, isShortened } = exampleText(value, contentType);
    return (
      <details className="api-inside" key={`${contentType} ${name}`} data-unsearched="">
        <summary>{`${tools.texts.apiExample} ${summary ?? name}`}</summary>
        <Text text={description} tools={tools} />
        <tools.markup.CodeFigure code={code} language={language} copyText={tools.texts.copyCode} />
        {isShortened && <p className="api-facts">{tools.texts.apiShortened}</p>}
      </details>
    );
  });
}
