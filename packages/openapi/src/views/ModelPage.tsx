import { Fragment } from 'react';
import { asObject, toFragment } from '../description/json.ts';
import type { Model } from '../model.ts';
import { makeExample } from '../schema/example-value.ts';
import { outline } from '../schema/outline.ts';
import type { RawSchema } from '../schema/schema.ts';
import { MODELS_PER_PAGE, type PageTools } from './api-view.ts';
import { mediaText } from './media-text.ts';
import { OperationList } from './OperationList.tsx';
import { getOperationIndex } from './operation-index.ts';
import { PageLinks } from './PageLinks.tsx';
import { hasManyProperties, PropertyFilter } from './PropertyTools.tsx';
import { Rest } from './Rest.tsx';
import { WholeSchema } from './SchemaRows.tsx';
import { Text } from './Text.tsx';

const ROWS = 110;

/** The longest lists of a model's own page, which other pages refer to. */
const LONGEST = { rows: 1000, choices: 1000 };

/** If there are more usages than this, they are links in one paragraph. */
const MAX_LISTED = 40;
const MAX_LINKS = 600;

/** A model with its properties, an example, and its usages. */
export function ModelPage({ model, tools }: { model: Model; tools: PageTools }) {
  const { api, texts, uses } = tools;
  const options = {
    readSchema: api.readSchema,
    budget: { rows: ROWS },
    depth: 1,
    longest: LONGEST,
    idFor: tools.idFor,
  };
  const raw = referenceTo(model, tools);
  const named = outline(raw, 'property', options);
  // The name is already the title of the page.
  const schema = { ...named.schema, model: undefined };
  const entry = { ...named, schema, inner: named.inner === named.schema ? schema : named.inner };
  const value = makeExample(raw, 'response', api.readSchema);
  const media = { contentType: 'application/json', schema: raw };
  const example = mediaText(value, media, 'response', api.readSchema);
  const operations = uses.operations.get(model.name) ?? [];
  const models = uses.models.get(model.name) ?? [];
  return (
    <div className="api-model">
      <Text text={entry.schema.description} tools={tools} headings={2} />
      <tools.markup.Interactive className="api-properties">
        {hasManyProperties([raw], 0, api.readSchema) && <PropertyFilter tools={tools} />}
        <WholeSchema entry={entry} tools={tools} name={model.name} />
      </tools.markup.Interactive>
      <div data-unsearched="">
        <h2 id={tools.idFor('example')}>{texts.apiExample.replace(/:$/, '')}</h2>
        <tools.markup.CodeFigure
          code={example.code}
          language={example.language}
          copyText={tools.texts.copyCode}
        />
        {example.isShortened && <p className="api-facts">{texts.apiShortened}</p>}
      </div>
      {operations.length > 0 && (
        <section data-unsearched="">
          <h2 id={tools.idFor('operations')}>{texts.apiUsedByOperations}</h2>
          {operations.length > MAX_LISTED ? (
            <p className="api-many">
              {operations.slice(0, MAX_LINKS).map((operation) => (
                <Fragment key={operation.id}>
                  <a
                    href={
                      getOperationIndex(api).webhooks.has(operation)
                        ? tools.hrefs.webhook(operation.slug)
                        : tools.hrefs.operation(operation.slug)
                    }
                  >
                    {operation.title}
                  </a>{' '}
                </Fragment>
              ))}
            </p>
          ) : (
            <OperationList operations={operations} tools={tools} />
          )}
          <Rest count={operations.length - MAX_LINKS} tools={tools} />
        </section>
      )}
      {models.length > 0 && (
        <section data-unsearched="">
          <h2 id={tools.idFor('models')}>{texts.apiUsedByModels}</h2>
          <ModelLinks models={models.slice(0, MAX_LINKS)} tools={tools} />
          <Rest count={models.length - MAX_LINKS} tools={tools} />
        </section>
      )}
    </div>
  );
}

/** A reference gives the schema its name, so that recursion is detected at once. */
function referenceTo({ name, raw }: Model, { api }: PageTools): RawSchema {
  const isComponent = asObject(asObject(api.document.components).schemas)[name] === raw;
  return isComponent ? { $ref: toFragment(['components', 'schemas', name]) } : raw;
}

function ModelLinks({ models, tools }: { models: Model[]; tools: PageTools }) {
  return (
    <p className="api-many">
      {models.map(({ name }) => (
        <Fragment key={name}>
          <a href={tools.hrefs.model(name)}>{name}</a>{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** All models by name, several hundred per page. */
export function ModelsPage({ page, tools }: { page: number; tools: PageTools }) {
  const { models } = tools.api;
  const pages = Math.ceil(models.length / MODELS_PER_PAGE);
  const start = (page - 1) * MODELS_PER_PAGE;
  return (
    <div className="api-models">
      <ModelLinks models={models.slice(start, start + MODELS_PER_PAGE)} tools={tools} />
      <PageLinks page={page} pages={pages} hrefOf={tools.hrefs.models} />
    </div>
  );
}
