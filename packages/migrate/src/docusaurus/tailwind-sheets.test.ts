import { expect, test } from 'vitest';
import { leaveOutTailwind } from './tailwind-sheets.ts';

test('imports of Tailwind become comments, and all other rules remain', () => {
  const sheet = `@import 'nest.css';\n@import "tailwindcss" layer(base);\n@tailwind utilities;\n.owl { color: brown }\n`;
  expect(leaveOutTailwind('src/css/owl.css', sheet)?.text).toBe(
    `@import 'nest.css';\n/* Not migrated: @import "tailwindcss" layer(base); */\n/* Not migrated: @tailwind utilities; */\n.owl { color: brown }\n`,
  );
  expect(leaveOutTailwind('src/css/owl.css', '.owl { color: brown }')).toBeUndefined();
});
