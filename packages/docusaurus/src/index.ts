export {
  canonicalName,
  DOCUSAURUS_IMPORTS,
  DOCUSAURUS_NAMESPACE,
  getDocusaurusImport,
  themeComponent,
} from './docusaurus-imports.ts';
export { adviceFor } from './unanswered-imports.ts';
