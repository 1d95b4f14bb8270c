import type { Operation, Parameter, ParameterLocation } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { listPanelExamples } from './example-places.ts';
import { BodySection, ResponseSection } from './Media.tsx';
import { ParameterRows } from './Parameters.tsx';
import { SectionHeading } from './SectionHeading.tsx';

type PartsProps = {
  operation: Operation;
  budget: { rows: number };
  idPrefix?: string;
  /** Whether the API sends the request, and the reader answers it. */
  isReceived: boolean;
  tools: PageTools;
};

/** Parameters, body and responses. */
export function OperationParts({
  operation,
  budget,
  idPrefix = '',
  isReceived,
  tools,
}: PartsProps) {
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
  const beside = listPanelExamples(operation, isReceived);
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
          beside={beside}
          budget={{ rows: own.rows }}
          tools={tools}
        />
      )}
      {responses.length > 0 && (
        <ResponseSection
          responses={responses}
          idPrefix={idPrefix}
          sender={isReceived ? 'client' : 'api'}
          beside={beside}
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
