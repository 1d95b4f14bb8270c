import { CodeBlock } from 'folia/components';
import { useState } from 'react';

const RECIPES: Record<string, string> = {
  Juice: 'const juice = press(apples);',
  Cider: 'const cider = await ferment(juice);\nbottle(cider);',
};

/** Shows the code of one of several recipes, and more of it on request. */
export default function Recipe() {
  const [name, setName] = useState('Juice');
  const [isLong, setLong] = useState(false);
  return (
    <div>
      {Object.keys(RECIPES).map((other) => (
        <button key={other} type="button" onClick={() => setName(other)}>
          {other}
        </button>
      ))}
      <button type="button" onClick={() => setLong(true)}>
        Clean up
      </button>
      <CodeBlock language="js" title={`${name}.js`}>
        {RECIPES[name]}
      </CodeBlock>
      {isLong && <CodeBlock language="js">{'clean(press);'}</CodeBlock>}
    </div>
  );
}
