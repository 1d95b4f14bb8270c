export { DOCUSAURUS_IMPORTS, getDocusaurusImport } from './docusaurus-imports.ts';
