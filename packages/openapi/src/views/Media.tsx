import { Fragment } from 'react';
import type { Body, Example, MediaType, Response } from '../model.ts';
import { type Entry, LONGEST_LISTS, type OutlineOptions, outline } from '../schema/outline.ts';
import { getSchemaKey } from '../schema/type-text.ts';
import type { PageTools } from './api-view.ts';
import { Encodings } from './Encodings.tsx';
import { MediaExamples } from './Examples.tsx';
import { ParameterRows } from './Parameters.tsx';
import { ResponseLinks } from './ResponseLinks.tsx';
import { Rest } from './Rest.tsx';
import { WholeSchema } from './SchemaRows.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { getStatusText } from './status-text.ts';
import { Text } from './Text.tsx';

type Budget = { rows: number };
type Sender = NonNullable<OutlineOptions['sender']>;
/** The examples that the panel shows. */
type Beside = ReadonlySet<Example>;

/** The request body. */
export function BodySection({
  body,
  id,
  sender,
  beside,
  budget,
  tools,
}: {
  body: Body;
  id: string;
  sender: Sender;
  beside: Beside;
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
      <Content
        content={body.content}
        id="body"
        depth={2}
        sender={sender}
        beside={beside}
        budget={budget}
        tools={tools}
      />
    </section>
  );
}

/** If there are more responses than this, they are tabs. */
const MAX_LISTED = 4;

/** Limits; readers find the rest in the description itself. */
const MAX_RESPONSES = 60;
const MAX_GROUPS = 20;

/** The responses, by status. */
export function ResponseSection({
  responses,
  idPrefix,
  sender,
  beside,
  budget,
  tools,
}: {
  responses: Response[];
  idPrefix: string;
  sender: Sender;
  beside: Beside;
  budget: Budget;
  tools: PageTools;
}) {
  const id = tools.idFor(`${idPrefix}responses`);
  const first = responses.find(({ status }) => /^2/.test(status)) ?? responses[0];
  const { Tabs, TabItem } = tools.markup;
  const toItem = (response: Response) => (
    <ResponseItem
      key={response.status}
      response={response}
      depth={response === first ? 2 : 1}
      sender={sender}
      beside={beside}
      budget={budget}
      tools={tools}
    />
  );
  return (
    // Nobody searches for responses by text that all operations share.
    <section className="api-responses" data-unsearched="">
      <SectionHeading id={id} tools={tools}>
        {sender === 'api' ? tools.texts.apiResponses : tools.texts.apiExpectedResponses}
      </SectionHeading>
      {responses.length > MAX_LISTED ? (
        <Tabs defaultValue={first?.status}>
          {responses.slice(0, MAX_RESPONSES).map((response) => (
            <TabItem
              key={response.status}
              value={response.status}
              label={<Status status={response.status} />}
            >
              {toItem(response)}
            </TabItem>
          ))}
        </Tabs>
      ) : (
        responses.map(toItem)
      )}
      <Rest count={responses.length - MAX_RESPONSES} tools={tools} />
    </section>
  );
}

function ResponseItem({
  response,
  depth,
  sender,
  beside,
  budget,
  tools,
}: {
  response: Response;
  depth: number;
  sender: Sender;
  beside: Beside;
  budget: Budget;
  tools: PageTools;
}) {
  const { status, summary, description, content, headers, links } = response;
  const { texts } = tools;
  const id = tools.idFor(`response-${status}`);
  const phrase = getStatusText(status);
  return (
    <div className="api-response">
      <SectionHeading level={3} id={id} tools={tools}>
        <Status status={status} />
        {phrase && ` ${phrase}`}
      </SectionHeading>
      {summary && <p>{summary}</p>}
      <Text text={description} tools={tools} />
      {content.length === 0 && <p className="api-facts">{texts.apiNoContent}</p>}
      <Content
        content={content}
        id={id}
        depth={depth}
        sender={sender}
        beside={beside}
        budget={budget}
        tools={tools}
      />
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
      {links.length > 0 && <ResponseLinks links={links} tools={tools} />}
    </div>
  );
}

function Status({ status }: { status: string }) {
  return <span className={`status status-${status.charAt(0).toLowerCase()}`}>{status}</span>;
}

type ContentProps = {
  content: MediaType[];
  id: string;
  depth: number;
  sender: Sender;
  beside: Beside;
  budget: Budget;
  tools: PageTools;
};

/** Content types with the same schema are grouped. */
function Content({ content, id, depth, sender, beside, budget, tools }: ContentProps) {
  const { readSchema } = tools.api;
  const longest = LONGEST_LISTS;
  const options = { readSchema, budget, depth, sender, longest, idFor: tools.idFor };
  const groups = groupBySchema(content);
  const shown = groups.slice(0, MAX_GROUPS).map((media, index) => {
    const [first] = media;
    const key = index === 0 ? id : `${id}-${index + 1}`;
    return (
      <div className="api-media" key={key}>
        <p className="api-label">
          {media.map(({ contentType }, place) => (
            <Fragment key={contentType}>
              {place > 0 && ' '}
              <code>{contentType}</code>
            </Fragment>
          ))}
        </p>
        {first && <MediaSchemas media={first} id={key} options={options} tools={tools} />}
        {media.map((each) => (
          <Encodings key={each.contentType} media={each} budget={budget} id={key} tools={tools} />
        ))}
        <MediaExamples
          media={media}
          beside={beside}
          direction={sender === 'api' ? 'response' : 'request'}
          tools={tools}
        />
      </div>
    );
  });
  return (
    <>
      {shown}
      <Rest count={groups.length - MAX_GROUPS} tools={tools} />
    </>
  );
}

/** The schema of the whole content, and that of each item of a sequence. */
function MediaSchemas({
  media: { schema, itemSchema },
  id,
  options,
  tools,
}: {
  media: MediaType;
  id: string;
  options: OutlineOptions;
  tools: PageTools;
}) {
  return (
    <>
      {schema !== undefined && schema !== itemSchema && (
        <DescribedSchema entry={outline(schema, id, options)} tools={tools} />
      )}
      {itemSchema !== undefined && (
        <>
          <p className="api-facts">{tools.texts.apiSequence}</p>
          <DescribedSchema entry={outline(itemSchema, `${id}-item`, options)} tools={tools} />
        </>
      )}
    </>
  );
}

/** A schema below what is written about it at this place. */
function DescribedSchema({ entry, tools }: { entry: Entry; tools: PageTools }) {
  return (
    <>
      <Text text={entry.text} tools={tools} />
      <WholeSchema entry={entry} tools={tools} />
    </>
  );
}

/** Groups content types by their schema, and by whether it is that of each item. */
function groupBySchema(content: MediaType[]): MediaType[][] {
  const groups = new Map<unknown, MediaType[][]>();
  for (const media of content) {
    const { schema, itemSchema } = media;
    const key = schema === undefined ? media : getSchemaKey(schema);
    const alike = groups.get(key) ?? [];
    const isSequence = itemSchema !== undefined;
    const group = alike.find(([first]) => (first?.itemSchema !== undefined) === isSequence);
    if (group) group.push(media);
    else groups.set(key, [...alike, [media]]);
  }
  return [...groups.values()].flat();
}
