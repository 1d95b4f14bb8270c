import { createRequire } from 'node:module';
import type sharp from 'sharp';

const require = createRequire(import.meta.url);

/**
 * Loads the library for pictures with the first picture, since the start of every command would wait for it.
 * @throws Error if it is not installed, which sites without pictures need not have: see `loadOptional`
 */
export const loadSharp = (): typeof sharp => require('sharp');
