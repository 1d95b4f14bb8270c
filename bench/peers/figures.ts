import type { Unit } from '../measurement.ts';
import type { Device } from './visit.ts';

/** The parts of a run. */
export const PARTS = [
  'build',
  'development',
  'reading',
  'navigation',
  'long-page',
  'search',
] as const;

export type Part = (typeof PARTS)[number];

/** A row of the table. Smaller is better for all of them. */
export type Figure = {
  /** Name of the value, as a measurement returns it. */
  name: string;
  part: Part;
  label: string;
  unit: Unit;
  /** The only device that it is measured on. */
  device?: Device;
};

const BUILD: Figure[] = [
  { name: 'wall time', part: 'build', label: 'Cold build, wall time', unit: 'milliseconds' },
  {
    name: 'processor time',
    part: 'build',
    label: 'Cold build, processor time',
    unit: 'milliseconds',
  },
  { name: 'memory', part: 'build', label: 'Cold build, peak memory', unit: 'memory' },
  { name: 'files', part: 'build', label: 'Files written', unit: 'count' },
  { name: 'output', part: 'build', label: 'Bytes written', unit: 'bytes' },
];

const DEVELOPMENT: Figure[] = [
  {
    name: 'first page',
    part: 'development',
    label: 'Development, start to first page',
    unit: 'milliseconds',
  },
  {
    name: 'changed text',
    part: 'development',
    label: 'Development, changed text to screen',
    unit: 'milliseconds',
  },
];

/** Measured on both devices, or on one of them. */
const IN_BROWSER: Figure[] = [
  { name: 'requests', part: 'reading', label: 'Requests of a first visit', unit: 'count' },
  { name: 'bytes', part: 'reading', label: 'Bytes of a first visit', unit: 'bytes' },
  { name: 'first paint', part: 'reading', label: 'First contentful paint', unit: 'milliseconds' },
  {
    name: 'largest paint',
    part: 'reading',
    label: 'Largest contentful paint',
    unit: 'milliseconds',
  },
  { name: 'blocking time', part: 'reading', label: 'Total blocking time', unit: 'milliseconds' },
  { name: 'longest task', part: 'reading', label: 'Longest task', unit: 'milliseconds' },
  { name: 'layout shift', part: 'reading', label: 'Layout shift', unit: 'score' },
  {
    name: 'cold',
    part: 'navigation',
    label: 'Click in the sidebar to painted heading, cold',
    unit: 'milliseconds',
  },
  {
    name: 'hovered',
    part: 'navigation',
    label: 'Click in the sidebar to painted heading, hovered',
    unit: 'milliseconds',
  },
  {
    name: 'tapped',
    part: 'navigation',
    label: 'Tap in the menu to painted heading',
    unit: 'milliseconds',
    device: 'phone',
  },
  {
    name: 'long page, loading',
    part: 'long-page',
    label: 'Longest task on a long page, loading',
    unit: 'milliseconds',
  },
  {
    name: 'long page, live',
    part: 'long-page',
    label: 'Longest task on a long page, until it is live',
    unit: 'milliseconds',
  },
  {
    name: 'first hits',
    part: 'search',
    label: 'Search, from a cold page to first hits',
    unit: 'milliseconds',
  },
  {
    name: 'search blocking',
    part: 'search',
    label: 'Search, blocking time until first hits',
    unit: 'milliseconds',
  },
  { name: 'median key', part: 'search', label: 'Search, median key', unit: 'milliseconds' },
  { name: 'slowest key', part: 'search', label: 'Search, slowest key', unit: 'milliseconds' },
];

/** The figures of parts, in the order of the table. */
export function figuresOf(parts: readonly Part[]): Figure[] {
  const inBrowser = IN_BROWSER.flatMap((figure) =>
    (figure.device ? [figure.device] : ['desktop', 'phone']).map((device) => ({
      ...figure,
      name: `${figure.name}, ${device}`,
      label: `${figure.label}, ${device}`,
    })),
  );
  return [...BUILD, ...DEVELOPMENT, ...inBrowser].filter(({ part }) => parts.includes(part));
}
