import { createRequire } from 'node:module';
import type sharp from 'sharp';

const require = createRequire(import.meta.url);

/**
 * Loads the picture library on first use, so that commands start without waiting for it.
 * @throws Error if the library, which only sites with pictures need, is not installed: see `loadOptional`
 */
export const loadSharp = (): typeof sharp => require('sharp');
