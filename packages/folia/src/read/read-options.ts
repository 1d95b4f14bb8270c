import type { ReadReference } from '../kinds/api/api-reference.ts';
import type { LoadDefault } from './load-module.ts';

export type ReadOptions = {
  siteDir: string;
  /** Overrides the base path of the config. */
  baseUrl?: string;
  /** The base path that the config had when development began to serve the site there; another one is a problem. */
  servedBaseUrl?: string;
  /** Whether drafts are pages: only in development. */
  includeDrafts: boolean;
  loadDefault: LoadDefault;
  /** Reads an API description; development passes one with a cache. */
  readReference?: ReadReference;
};
