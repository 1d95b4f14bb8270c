export { FAMILIAR_IMPORTS, familiarName } from './familiar-imports.ts';
