import { useState } from 'react';

/** A button that counts how often it was pressed. */
export default function Hammer({ label }: { label: string }) {
  const [strokes, setStrokes] = useState(0);
  return (
    <button type="button" onClick={() => setStrokes(strokes + 1)}>
      {label}: {strokes}
    </button>
  );
}
