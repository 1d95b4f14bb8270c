import { useState } from 'react';

/** Its code is fetched when a reader opens it. */
export const when = 'open';

/** What has been put into storage. */
export default function Cellar() {
  const [crates, setCrates] = useState(2);
  return (
    <details id="cellar">
      <summary>The cellar</summary>
      <p>{`There are ${crates} crates.`}</p>
      <button type="button" onClick={() => setCrates(crates + 1)}>
        Add a crate
      </button>
    </details>
  );
}
