import { getBasePath } from '../base-path.ts';
import type { Operation, Parameter, ParameterLocation } from '../model.ts';
import { firstLines } from '../schema/example-text.ts';
import { yamlText } from '../yaml-text.ts';
import { Access, SenderAccess } from './Access.tsx';
import type { PageTools } from './api-view.ts';
import { BodySection, ResponseSection } from './Media.tsx';
import { OperationList } from './OperationList.tsx';
import { ParameterRows } from './Parameters.tsx';
import { PathText } from './PathText.tsx';
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
  const isWebhook = !tools.api.operations.includes(operation);
  return (
    <div className="api-operation">
      <div className="api-lead">
        <Endpoint operation={operation} isWebhook={isWebhook} tools={tools} />
        {!isWebhook && <Access operation={operation} tools={tools} />}
        <OperationFlags operation={operation} tools={tools} />
        <Text text={operation.description} tools={tools} headings={2} />
        <ExternalDocsLink docs={operation.externalDocs} tools={tools} />
        {isWebhook && (
          <>
            <p>{tools.texts.apiSends}</p>
            <SenderAccess operation={operation} tools={tools} />
          </>
        )}
      </div>
      {!isWebhook && <SamplePanel operation={operation} tools={tools} />}
      <tools.markup.Interactive className="api-words">
        {isLong(operation, tools) && <PropertyFilter tools={tools} />}
        <OperationParts
          operation={operation}
          budget={{ rows: ROWS }}
          isReceived={isWebhook}
          tools={tools}
        />
        <Callbacks operation={operation} tools={tools} />
        <Related operation={operation} tools={tools} />
        <OperationSource operation={operation} tools={tools} />
      </tools.markup.Interactive>
    </div>
  );
}

function isLong({ parameters, body, responses }: Operation, { api }: PageTools): boolean {
  const content = [...(body?.content ?? []), ...responses.flatMap((response) => response.content)];
  const schemas = content.map(({ schema }) => schema);
  return hasManyProperties(schemas, parameters.length, api.readSchema);
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

function OperationFlags({
  operation: { deprecated, since },
  tools: { texts },
}: {
  operation: Operation;
  tools: PageTools;
}) {
  return (
    <>
      {deprecated && (
        <p>
          <span className="api-flag deprecated">{texts.apiDeprecatedNote}</span>
        </p>
      )}
      {since && (
        <p>
          <span className="api-flag quiet">{`${texts.apiSince} ${since}`}</span>
        </p>
      )}
    </>
  );
}

export function ExternalDocsLink({
  docs,
  tools,
}: {
  docs: Operation['externalDocs'];
  tools: PageTools;
}) {
  if (!docs || !/^https?:/i.test(docs.url)) return null;
  return (
    <p>
      <a href={docs.url}>{docs.description ?? tools.texts.apiReadMore}</a>
    </p>
  );
}

type PartsProps = {
  operation: Operation;
  budget: { rows: number };
  idPrefix?: string;
  /** Whether the API sends the request, and the reader answers it. */
  isReceived: boolean;
  tools: PageTools;
};

function OperationParts({ operation, budget, idPrefix = '', isReceived, tools }: PartsProps) {
  const { parameters, body, responses } = operation;
  const { texts } = tools;
  const titles: [ParameterLocation, string][] = [
    ['path', texts.apiPathParameters],
    ['query', texts.apiQueryParameters],
    ['header', texts.apiHeaders],
    ['cookie', texts.apiCookies],
  ];
  // Each section has a share of the rows, so that the first does not use them all.
  const own = { rows: Math.floor(budget.rows / 3) };
  return (
    <>
      {titles.map(([place, title]) => (
        <ParameterSection
          key={place}
          title={title}
          place={place}
          parameters={parameters.filter((parameter) => parameter.in === place)}
          idPrefix={idPrefix}
          budget={own}
          tools={tools}
        />
      ))}
      {body && (
        <BodySection
          body={body}
          id={tools.idFor(`${idPrefix}request-body`)}
          sender={isReceived ? 'api' : 'client'}
          budget={{ rows: own.rows }}
          tools={tools}
        />
      )}
      {responses.length > 0 && (
        <ResponseSection
          responses={responses}
          idPrefix={idPrefix}
          sender={isReceived ? 'client' : 'api'}
          budget={{ rows: own.rows }}
          tools={tools}
        />
      )}
    </>
  );
}

type SectionProps = {
  title: string;
  place: ParameterLocation;
  parameters: Parameter[];
  idPrefix: string;
  budget: { rows: number };
  tools: PageTools;
};

function ParameterSection({ title, place, parameters, idPrefix, budget, tools }: SectionProps) {
  if (parameters.length === 0) return null;
  const id = tools.idFor(`${idPrefix}${place}-parameters`);
  return (
    <section>
      <SectionHeading id={id} tools={tools}>
        {title}
      </SectionHeading>
      <ParameterRows
        parameters={parameters}
        prefix={idPrefix + place}
        budget={budget}
        tools={tools}
      />
    </section>
  );
}

function Callbacks({
  operation: { callbacks },
  tools,
}: {
  operation: Operation;
  tools: PageTools;
}) {
  return callbacks.flatMap(({ name, expression, operations }) =>
    operations.map((callback) => {
      const id = tools.idFor(`callback-${name}-${callback.method.toLowerCase()}`);
      return (
        <section key={id} className="api-callback">
          <SectionHeading id={id} tools={tools}>
            {`${tools.texts.apiCallbacks}: ${name}`}
          </SectionHeading>
          <div className="api-endpoint" dir="ltr">
            <tools.markup.Method name={callback.method} />
            <code>
              <PathText path={expression} />
            </code>
          </div>
          <Text text={callback.description} tools={tools} />
          <SenderAccess operation={callback} tools={tools} />
          <OperationParts
            operation={callback}
            budget={{ rows: 60 }}
            idPrefix={`${id}-`}
            isReceived
            tools={tools}
          />
        </section>
      );
    }),
  );
}

function Related({ operation, tools }: { operation: Operation; tools: PageTools }) {
  const family = tools.api.families.find(({ operations }) => operations.includes(operation));
  const others = family?.operations.filter((other) => other !== operation) ?? [];
  if (!family || others.length === 0) return null;
  const at = family.operations.indexOf(operation);
  const nearest = others.slice(Math.max(0, Math.min(at - 4, others.length - 8))).slice(0, 8);
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
      <tools.markup.CodeFigure code={code} language="yaml-plain" copyText={tools.texts.copyCode} />
      <p className="api-facts">
        <a href={tools.hrefs.file('openapi.yaml')}>openapi.yaml</a>
      </p>
    </details>
  );
}
