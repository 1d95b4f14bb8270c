export { didYouMean, nearest } from './nearest.ts';
export {
  countProblems,
  type Fact,
  formatProblems,
  inOrder,
  isWarning,
  type Problem,
  pagesAt,
  type Severity,
  SiteError,
  type Subject,
} from './problem.ts';
export {
  formatPath,
  nearestBranch,
  type Path,
  type SchemaProblem,
  schemaProblems,
  valueAt,
} from './schema-problems.ts';
