/**
 * Generates the checked-in images of the orchard site: `node e2e/make-pictures.ts`. They resemble
 * photographs, soft and with some grain, because drawings are already small.
 */
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, 'sites/orchard/docs/pictures');
const WIDTH = 1200;
const HEIGHT = 750;

/** A number from 0 to 1 for a position, the same in each run. */
function grain(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

function meadow(): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const hill = HEIGHT * (0.55 + 0.08 * Math.sin(x / 170) + 0.04 * Math.sin(x / 61));
      const blades = 24 * Math.sin(x / 5 + Math.sin(y / 9) * 3) * Math.sin(y / 7);
      const noise = 6 * grain(x >> 1, y >> 1);
      const [red, green, blue] =
        y < hill
          ? [150 + y / 8, 190 + y / 12, 235 - y / 20]
          : [70 + blades, 130 + blades - (y - hill) / 9, 50];
      pixels.set([red + noise, green + noise, blue + noise], (y * WIDTH + x) * 3);
    }
  }
  return pixels;
}

const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
await sharp(meadow(), { raw }).jpeg({ quality: 80 }).toFile(join(FOLDER, 'meadow.jpg'));
await sharp(meadow(), { raw })
  .resize(480)
  .png({ palette: true, colors: 24, effort: 10 })
  .toFile(join(FOLDER, 'meadow-small.png'));
