import { isObject } from '../description/json.ts';
import { WrittenInteger } from '../description/written-integer.ts';

/** Parts that are nested deeper are folded at first. */
const OPEN_DEPTH = 2;
/** Parts with more entries are folded at first. */
const OPEN_ENTRIES = 20;

type TreeProps = {
  value: unknown;
  depth?: number;
  /** The comma after it, which belongs to the same line. */
  end?: string;
};

/** A JSON value whose parts can be folded, in the colors of code. */
export function JsonTree({ value, depth = 0, end = '' }: TreeProps) {
  if (value instanceof WrittenInteger || (!isObject(value) && !Array.isArray(value))) {
    return (
      <>
        <Scalar value={value} />
        {end}
      </>
    );
  }
  const entries = Object.entries(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  if (entries.length === 0) return `${open}${close}${end}`;
  return (
    <details open={depth < OPEN_DEPTH && entries.length <= OPEN_ENTRIES}>
      <summary>
        {open}
        <span className="builder-count">{` ${entries.length} ${close}${end}`}</span>
      </summary>
      <ul>
        {entries.map(([key, inner], index) => (
          <li key={key}>
            {!isList && (
              <>
                <span className="a">{JSON.stringify(key)}</span>
                {': '}
              </>
            )}
            <JsonTree value={inner} depth={depth + 1} end={index < entries.length - 1 ? ',' : ''} />
          </li>
        ))}
      </ul>
      {close + end}
    </details>
  );
}

function Scalar({ value }: { value: unknown }) {
  const isNumber = typeof value === 'number' || value instanceof WrittenInteger;
  const className = typeof value === 'string' ? 's' : isNumber ? 'n' : 'k';
  return <span className={className}>{isNumber ? String(value) : JSON.stringify(value)}</span>;
}
