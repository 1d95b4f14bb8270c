import { useState } from 'react';

/** Its code is fetched when a reader uses it. */
export const when = 'use';

/** What is pressed into juice. */
export default function Press() {
  const [liters, setLiters] = useState(0);
  const [name, setName] = useState('');
  const [isCloudy, setCloudy] = useState(false);
  return (
    <div>
      <button type="button" onClick={() => setLiters(liters + 1)}>
        Press a liter
      </button>
      <label>
        Name of the juice <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        <input
          type="checkbox"
          checked={isCloudy}
          onChange={(event) => setCloudy(event.target.checked)}
        />
        Cloudy
      </label>
      <output>{`${liters} l of ${isCloudy ? 'cloudy' : 'clear'} juice: ${name}.`}</output>
    </div>
  );
}
