export { formatAnnotations } from './annotations.ts';
export { didYouMean, nearest } from './nearest.ts';
export {
  countProblems,
  type Fact,
  formatProblems,
  isWarning,
  type Problem,
  pagesAt,
  type Severity,
  SiteError,
  type Subject,
  sortProblems,
  throwIfErrors,
  uniqueProblems,
  withConsequence,
} from './problem.ts';
export {
  formatPath,
  innerSchema,
  nearestBranch,
  type Path,
  type SchemaProblem,
  schemaProblems,
  valueAt,
} from './schema-problems.ts';
export { explainSystemError, hasCode } from './system-error.ts';
