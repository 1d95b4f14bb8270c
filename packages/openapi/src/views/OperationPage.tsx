import { getBasePath } from '../base-path.ts';
import type { Operation } from '../model.ts';
import { firstLines } from '../schema/example-text.ts';
import { yamlText } from '../yaml-text.ts';
import { Access, SenderAccess } from './Access.tsx';
import type { PageTools } from './api-view.ts';
import { Callbacks } from './Callbacks.tsx';
import { ExternalDocsLink } from './DescribedLink.tsx';
import { OperationFlags } from './OperationFlags.tsx';
import { OperationList } from './OperationList.tsx';
import { OperationParts } from './OperationParts.tsx';
import { OtherTags } from './OtherTags.tsx';
import { getOperationIndex } from './operation-index.ts';
import { PathText } from './PathText.tsx';
import { PayloadPanel } from './Payload.tsx';
import { hasManyProperties, PropertyFilter } from './PropertyTools.tsx';
import { SamplePanel } from './SamplePanel.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { OperationServers } from './Servers.tsx';
import { Text } from './Text.tsx';

/** Limit on schema rows per page; the rest is on the pages of the models. */
const ROWS = 150;

/** Longer sources of an operation are cut. */
const MAX_SOURCE_LENGTH = 16_000;

/** The page of an operation: text and schemas on one side, requests and responses on the other. */
export function OperationPage({ operation, tools }: { operation: Operation; tools: PageTools }) {
  const isWebhook = getOperationIndex(tools.api).webhooks.has(operation);
  return (
    <div className="api-operation">
      <div className="api-lead">
        <Endpoint operation={operation} isWebhook={isWebhook} tools={tools} />
        {!isWebhook && <Access operation={operation} tools={tools} />}
        <OperationFlags operation={operation} tools={tools} />
        <OtherTags operation={operation} tools={tools} />
        <Text text={operation.description} tools={tools} headings={2} />
        <ExternalDocsLink docs={operation.externalDocs} tools={tools} />
        {isWebhook && (
          <>
            <p>{tools.texts.apiSends}</p>
            <SenderAccess operation={operation} tools={tools} />
          </>
        )}
      </div>
      {isWebhook ? (
        <PayloadPanel operation={operation} tools={tools} />
      ) : (
        <SamplePanel operation={operation} tools={tools} />
      )}
      <div className="api-words">
        {!isWebhook && <Builder operation={operation} tools={tools} />}
        <tools.markup.Interactive className="api-properties">
          {isLong(operation, tools) && <PropertyFilter tools={tools} />}
          <OperationParts
            operation={operation}
            budget={{ rows: ROWS }}
            isReceived={isWebhook}
            tools={tools}
          />
          <Callbacks operation={operation} tools={tools} />
        </tools.markup.Interactive>
        <Related operation={operation} tools={tools} />
        <OperationSource operation={operation} tools={tools} />
      </div>
    </div>
  );
}

function isLong({ parameters, body, responses }: Operation, { api }: PageTools): boolean {
  const content = [...(body?.content ?? []), ...responses.flatMap((response) => response.content)];
  const schemas = content.map(({ schema }) => schema);
  return hasManyProperties(schemas, parameters.length, api.readSchema);
}

function Builder({ operation, tools }: { operation: Operation; tools: PageTools }) {
  const { texts, builderFiles, markup } = tools;
  if (!builderFiles) return null;
  return (
    <markup.RequestBuilder
      {...builderFiles(operation)}
      id={tools.idFor('request-builder')}
      labels={{
        title: texts.apiBuilder,
        loading: texts.apiBuilderLoading,
        failed: texts.apiBuilderFailed,
      }}
    />
  );
}

function Endpoint({
  operation,
  isWebhook,
  tools,
}: {
  operation: Operation;
  isWebhook: boolean;
  tools: PageTools;
}) {
  const { method, path, servers } = operation;
  return (
    <>
      <div className="api-endpoint" dir="ltr">
        <tools.markup.Method name={method} />{' '}
        <code>
          <PathText path={isWebhook ? path : getBasePath(servers) + path} />
        </code>
        {!isWebhook && <tools.markup.CopyButton label={tools.texts.copyCode} />}
      </div>
      <OperationServers operation={operation} tools={tools} />
    </>
  );
}

function Related({ operation, tools }: { operation: Operation; tools: PageTools }) {
  const found = getOperationIndex(tools.api).families.get(operation);
  if (!found || found.family.operations.length < 2) return null;
  const { family, position } = found;
  const nearest = nearestOthers(family.operations, position, 8);
  const id = tools.idFor('related');
  return (
    <section data-unsearched="">
      <SectionHeading id={id} tools={tools}>
        {`${tools.texts.apiMoreIn} ${family.name}`}
      </SectionHeading>
      <OperationList operations={nearest} tools={tools} />
    </section>
  );
}

/** At most `count` items around a position. */
function nearestOthers<Item>(items: Item[], position: number, count: number): Item[] {
  const first = Math.max(0, Math.min(position - count / 2, items.length - 1 - count));
  return items
    .slice(first, first + count + 1)
    .filter((_, index) => first + index !== position)
    .slice(0, count);
}

function OperationSource({
  operation: { raw },
  tools,
}: {
  operation: Operation;
  tools: PageTools;
}) {
  const whole = yamlText(raw);
  const code =
    whole.length > MAX_SOURCE_LENGTH
      ? `${firstLines(whole, MAX_SOURCE_LENGTH)}\n# …`
      : whole.trimEnd();
  return (
    <details className="api-inside api-raw" data-unsearched="">
      <summary>{tools.texts.apiDescription}</summary>
      <tools.markup.CodeFigure
        code={code}
        language="yaml"
        isPlain
        copyText={tools.texts.copyCode}
      />
      <p className="api-facts">
        <a href={tools.hrefs.file('openapi.yaml')}>openapi.yaml</a>
      </p>
    </details>
  );
}
