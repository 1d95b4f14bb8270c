import Translate, { translate } from '@docusaurus/Translate';
import { useState } from 'react';

/** A flag that can be raised, with texts of its own. */
export default function Flag() {
  const [isUp, setIsUp] = useState(false);
  const hint = translate({ id: 'flag.hint', message: 'Raise the flag' });
  return (
    <button type="button" title={hint} onClick={() => setIsUp(true)}>
      {isUp ? (
        <Translate id="flag.up">The flag is up.</Translate>
      ) : (
        <Translate id="flag.down">The flag is down.</Translate>
      )}
    </button>
  );
}
