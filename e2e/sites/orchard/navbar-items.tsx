import { defineNavbarItems } from 'folia';
import { useState } from 'react';

/** Counts its clicks; after the third it breaks, as an item with a mistake would. */
function Season({ name, inMenu }: Record<string, unknown>) {
  const [clicks, setClicks] = useState(0);
  if (clicks > 2) throw new Error('The season is over.');
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      {`${name} ${inMenu ? 'in the menu' : 'in the bar'}: ${clicks}`}
    </button>
  );
}

export default defineNavbarItems({ 'custom-season': Season });
