import { useTools } from '../builder-context.ts';
import { fill } from '../fill-text.ts';

/** Removes an item or a property. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { texts } = useTools();
  return (
    <button
      type="button"
      className="builder-quiet builder-remove"
      aria-label={fill(texts.builderRemove, name)}
      onClick={onRemove}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}
