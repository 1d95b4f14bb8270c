export {
  canonicalName,
  DOCUSAURUS_IMPORTS,
  getDocusaurusImport,
  themeComponent,
} from './docusaurus-imports.ts';
export { adviceFor } from './unanswered-imports.ts';
