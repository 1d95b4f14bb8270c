import type { Operation } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { getOperationIndex } from './operation-index.ts';
import { PathText } from './PathText.tsx';
import { TitleText } from './TitleText.tsx';

/** In a list this long, each operation is a single link, because pages are limited in size. */
const LONG_LIST = 300;

/**
 * Operations as links, with method and path. Not searchable, since the operations themselves are.
 */
export function OperationList({
  operations,
  tools,
}: {
  operations: Operation[];
  tools: PageTools;
}) {
  const { api, hrefs, texts } = tools;
  const { webhooks } = getOperationIndex(api);
  const hrefOf = (operation: Operation) =>
    webhooks.has(operation) ? hrefs.webhook(operation.slug) : hrefs.operation(operation.slug);
  if (operations.length > LONG_LIST) {
    return (
      <ul className="api-list" data-unsearched="">
        {operations.map((operation) => (
          <li key={operation.slug}>
            <a href={hrefOf(operation)}>{operation.title}</a> {operation.method} {operation.path}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="api-list" data-unsearched="">
      {operations.map((operation) => (
        <li key={operation.slug}>
          <tools.markup.Method name={operation.method} />{' '}
          <a href={hrefOf(operation)}>
            <TitleText title={operation.title} />
          </a>{' '}
          <code>
            <PathText path={operation.path} />
          </code>
          {operation.deprecated && (
            <>
              {' '}
              <span className="api-flag deprecated">{texts.apiDeprecated}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
