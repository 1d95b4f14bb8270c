import { expect, test } from 'vitest';
import { withEngineRouter } from './router-imports.ts';

const convert = (path: string, text: string) => withEngineRouter(new Map([[path, text]])).get(path);

test.each([
  ["import { useLocation } from 'react-router-dom';", 'src/a.jsx'],
  ['import { Link, useHistory } from "react-router";', 'src/a.tsx'],
  ["import { Redirect } from 'react-router-dom';\n\n# Old\n", 'docs/a.mdx'],
])('the router of Docusaurus is imported from there: %s', (text, path) => {
  expect(convert(path, text)).toBe(text.replace(/react-router(?:-dom)?/, '@docusaurus/router'));
});

test.each([
  "import { BrowserRouter, Link } from 'react-router-dom';",
  "import 'react-router-dom';",
  "const name = 'react-router-dom';",
  "import { matchRoutes } from 'react-router-config';",
])('other imports stay: %s', (text) => {
  expect(convert('src/a.js', text)).toBe(text);
});
