import { useId, useState } from 'react';
import { useTools } from '../builder-context.ts';

/** Adds a property with a name of the reader's choice. */
export function AddProperty({ taken, onAdd }: { taken: string[]; onAdd: (name: string) => void }) {
  const { texts } = useTools();
  const id = useId();
  const [name, setName] = useState('');
  const isUsable = name !== '' && !taken.includes(name);
  const add = () => {
    if (!isUsable) return;
    onAdd(name);
    setName('');
  };
  return (
    <div className="builder-row builder-new">
      <label htmlFor={id} className="sr-only">
        {texts.builderKey}
      </label>
      <input
        id={id}
        value={name}
        dir="auto"
        placeholder={texts.builderKey}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            add();
          }
        }}
      />
      <button type="button" className="builder-quiet" aria-disabled={!isUsable} onClick={add}>
        {texts.builderAddProperty}
      </button>
    </div>
  );
}
