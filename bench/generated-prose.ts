import type { Random } from './random.ts';

type Words = readonly [string, ...string[]];

const SUBJECTS: Words = [
  'the contour line',
  'a relief map',
  'the surveyor',
  'every grid square',
  'the legend',
  'a nautical chart',
  'the projection',
  'this scale bar',
  'the compass rose',
  'a hand-drawn sheet',
  'the meridian',
  'an aerial photograph',
  'the coastline',
  'a city plan',
  'the benchmark',
  'each spot height',
];
const VERBS: Words = [
  'shows',
  'simplifies',
  'measures',
  'records',
  'hides',
  'compares',
  'outlines',
  'corrects',
  'repeats',
  'places',
  'divides',
  'follows',
];
const OBJECTS: Words = [
  'the course of a river',
  'the height of a ridge',
  'the border between two parishes',
  'the distance along a road',
  'the depth of a harbour',
  'the edge of a forest',
  'the shape of an island',
  'the slope of a hillside',
  'the names of small villages',
  'the drift of the magnetic pole',
  'the width of a valley',
  'the footpaths across a moor',
];
const TAILS: Words = [
  'with more care than older sheets did',
  'as far as the paper allows',
  'where the ground is too steep to walk',
  'before the ink has dried',
  'at one part in twenty-five thousand',
  'so that a walker can find the way in fog',
  'although the ground has changed since',
  'without losing its proportions',
  'in a colour of its own',
  'when two sheets are laid side by side',
  'for travellers who come by water',
  'and leaves the rest to the reader',
];
const MARKS: Words = ['', '', '', '**', '*', '`'];

const HEADING_STARTS: Words = ['Reading', 'Drawing', 'Folding', 'Checking', 'Copying', 'Naming'];
const HEADING_ENDS: Words = [
  'the outer margin',
  'a steep slope',
  'an old survey',
  'the coast at low tide',
  'small streams',
  'the grid',
  'a worn sheet',
  'distant peaks',
];

/** A sentence of about fifteen words, sometimes with emphasis or code. */
export function sentence(random: Random): string {
  const mark = random.pick(MARKS);
  const object = random.pick(OBJECTS);
  const text = `${random.pick(SUBJECTS)} ${random.pick(VERBS)} ${mark}${object}${mark} ${random.pick(TAILS)}.`;
  return capitalize(text);
}

export function paragraph(random: Random, sentences: number): string {
  return Array.from({ length: sentences }, () => sentence(random)).join(' ');
}

export function heading(random: Random): string {
  return `${random.pick(HEADING_STARTS)} ${random.pick(HEADING_ENDS)}`;
}

/** A few words for a list item or a table cell. */
export function phrase(random: Random): string {
  return capitalize(random.pick(OBJECTS));
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
