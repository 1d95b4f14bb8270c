import type { Operation } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { FilterField } from './FilterField.tsx';
import { type FamilyPart, listOperationPages } from './operation-pages.ts';
import { PathText } from './PathText.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { TitleText } from './TitleText.tsx';

/** Roughly how many characters of a path fit on a line. */
const LINE_LENGTH = 30;

/** Shorter lists are read at a glance. */
const MIN_FILTERED = 6;

/** All operations by family, in compact rows; very many are on several pages. */
export function OperationsPage({ page, tools }: { page: number; tools: PageTools }) {
  const pages = listOperationPages(tools.api);
  const parts = pages[page - 1] ?? [];
  const operations = parts.flatMap((part) => part.operations);
  return (
    <tools.markup.Interactive className="api-index">
      {pages.length > 1 && <PageLinks pages={pages} page={page} tools={tools} />}
      {operations.length >= MIN_FILTERED && (
        <OperationFilter
          methods={[...new Set(operations.map(({ method }) => method))].toSorted()}
          tools={tools}
        />
      )}
      {parts.map((part) => (
        <FamilyRows key={part.family.slug} part={part} tools={tools} />
      ))}
    </tools.markup.Interactive>
  );
}

type FilterProps = { methods: string[]; tools: PageTools };

/** A field that filters the operations of the page, and a choice of their method. */
function OperationFilter({ methods, tools: { texts } }: FilterProps) {
  return (
    <FilterField filters="operations" label={texts.apiFilterOperations}>
      <select aria-label={texts.apiMethod}>
        <option value="">{texts.apiAnyMethod}</option>
        {methods.map((method) => (
          <option key={method}>{method}</option>
        ))}
      </select>
      <output data-text={texts.apiFilteredOperations} />
    </FilterField>
  );
}

type PageLinksProps = { pages: FamilyPart[][]; page: number; tools: PageTools };

/** Links to the pages of the list, with the first and last family of each. */
function PageLinks({ pages, page, tools: { hrefs, texts } }: PageLinksProps) {
  return (
    <nav className="api-pages" aria-label={texts.apiAllOperations}>
      <p>{texts.apiOperationsSplit}</p>
      <ol>
        {pages.map((parts, index) => {
          const number = index + 1;
          const names = [...new Set([parts[0], parts.at(-1)].map((part) => part?.family.name))];
          return (
            <li key={number}>
              <a
                href={hrefs.operations(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {names.join(' – ')}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function FamilyRows({
  part: { family, operations },
  tools,
}: {
  part: FamilyPart;
  tools: PageTools;
}) {
  return (
    <section data-unsearched="">
      <SectionHeading id={tools.idFor(family.slug)} tools={tools}>
        {family.name}
      </SectionHeading>
      <ul>
        {operations.map((operation) => (
          <OperationRow key={operation.slug} operation={operation} tools={tools} />
        ))}
      </ul>
    </section>
  );
}

/** As few elements as possible, because a page has more than a thousand of them. */
function OperationRow({ operation, tools }: { operation: Operation; tools: PageTools }) {
  const { method, slug, title, path, deprecated } = operation;
  const text = <TitleText title={title} />;
  return (
    <li>
      <tools.markup.Method name={method} />{' '}
      <a href={tools.hrefs.operation(slug)}>{deprecated ? <s>{text}</s> : text}</a>{' '}
      <code>
        <PathText path={path} lineLength={LINE_LENGTH} />
      </code>
    </li>
  );
}
