import type { Operation } from '../model.ts';
import type { PageTools } from './api-view.ts';

/** Whether an operation is deprecated, and since which release it exists. */
export function OperationFlags({
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
