import { expect, test } from 'vitest';
import { moduleSyntax } from './module-syntax.ts';

test('a module is parsed once for all lines that are looked for in it', () => {
  const source = "export default { tide: 'high' };\n";
  const syntax = moduleSyntax(source);
  expect(syntax?.quoted).toMatchObject([{ text: 'high' }]);
  expect(moduleSyntax(source)).toBe(syntax);
  expect(moduleSyntax("export default { tide: 'low' };\n")?.quoted).toMatchObject([
    { text: 'low' },
  ]);
});
