import type { ReadReference } from '../kinds/api/api-reference.ts';
import type { LoadDefault } from './load-module.ts';

export type ReadOptions = {
  siteDir: string;
  /** Replaces the config's base path. */
  baseUrl?: string;
  /** Drafts are pages in development only. */
  includeDrafts: boolean;
  loadDefault: LoadDefault;
  /** How the description of an API is read; development remembers it. */
  readReference?: ReadReference;
};
