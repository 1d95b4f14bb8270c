import { pointerTokens } from '../description/json.ts';
import type { Operation, ResponseLink } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { getOperationIndex, type OperationIndex } from './operation-index.ts';
import { Text } from './Text.tsx';

/** Operations to continue with after a response, and what they take from it. */
export function ResponseLinks({ links, tools }: { links: ResponseLink[]; tools: PageTools }) {
  const index = getOperationIndex(tools.api);
  return (
    <>
      <p className="api-label">{tools.texts.apiLinks}</p>
      <ul>
        {links.map((link) => {
          const target = findTarget(link, index);
          const { name, description, operationId, operationRef, parameters, body, server } = link;
          const passed = body === undefined ? parameters : [...parameters, `body: ${body}`];
          return (
            <li key={name}>
              {target ? (
                <a href={tools.hrefs.operation(target.slug)}>{name}</a>
              ) : (
                <code>{name}</code>
              )}
              {!target && <Unknown reference={operationId ?? operationRef} />}
              {passed.length > 0 && (
                <>
                  {' '}
                  <code>{passed.join(', ')}</code>
                </>
              )}
              {server !== undefined && (
                <>
                  {' '}
                  · {tools.texts.apiServer} <code>{server}</code>
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

/** An operation that is not in this description. */
function Unknown({ reference }: { reference: string | undefined }) {
  if (reference === undefined) return null;
  return <> ({/^https?:/i.test(reference) ? <a href={reference}>{reference}</a> : reference})</>;
}

/** The operation of a link, by its id or by a reference to its place among the paths. */
function findTarget(
  { operationId, operationRef }: ResponseLink,
  { byId, byCall }: OperationIndex,
): Operation | undefined {
  if (operationId !== undefined) return byId.get(operationId);
  // A reference to another host is one to another description.
  if (operationRef === undefined || /^[a-z][a-z\d+.-]*:/i.test(operationRef)) return undefined;
  const [root, path, method] = pointerTokens(operationRef.replace(/^[^#]*/, ''));
  if (root !== 'paths') return undefined;
  return byCall.get(`${method?.toUpperCase()} ${path}`);
}
