import { LONGEST_MATCHED } from './matched-length.ts';
import { type Characters, overlap } from './pattern-characters.ts';
import { type PatternNode, readPattern } from './pattern-tree.ts';

/** Longer expressions are not read. */
const MAX_PATTERN = 500;

/** Limit on the steps of a comparison, which takes about a tenth of a second. */
const MAX_STEPS = 10_000_000;

/**
 * Whether comparing a string with an expression takes a moment at most. An engine tries each way to
 * divide the string among the parts of the expression, so that `^(\w+\s?)+$` keeps a browser busy for
 * hours. If that is unknown, it counts as slow.
 */
export function isQuick(pattern: string): boolean {
  const tree = pattern.length > MAX_PATTERN ? undefined : readPattern(pattern);
  if (!tree) return false;
  // Without an anchor, each character of the text may be the first.
  const starts = isAnchored(tree) ? 1 : LONGEST_MATCHED;
  return countWays(tree, new Set()) * starts * LONGEST_MATCHED <= MAX_STEPS;
}

function isAnchored(tree: PatternNode): boolean {
  if (tree.kind === 'choice') return tree.options.every(isAnchored);
  const [first] = tree.kind === 'sequence' ? tree.parts : [];
  return first?.kind === 'gap' && first.isStart;
}

/**
 * An upper limit on the ways to match a string. There is only one where the next character always
 * decides whether a repetition goes on, and which option of a choice applies.
 *
 * @param next the characters that may follow
 */
function countWays(node: PatternNode, next: Characters): number {
  switch (node.kind) {
    case 'characters':
    case 'gap':
      return 1;
    case 'sequence':
      return countSequence(node.parts, next);
    case 'choice':
      return countChoice(node.options, next);
    case 'repeat': {
      const { inner, least, most } = node;
      if (most === 0) return 1;
      const first = firstOf(inner);
      const after = most > 1 ? union(first, next) : next;
      const once = countWays(inner, after);
      const ways = once === 1 ? 1 : once ** most;
      const isOpen = least < most && (overlap(first, next) || isOptional(inner));
      return isOpen ? ways * Math.min(most - least + 1, LONGEST_MATCHED) : ways;
    }
  }
}

function countSequence(parts: PatternNode[], next: Characters): number {
  let ways = 1;
  let after = next;
  for (const part of parts.toReversed()) {
    ways *= countWays(part, after);
    after = isOptional(part) ? union(firstOf(part), after) : firstOf(part);
  }
  return ways;
}

function countChoice(options: PatternNode[], next: Characters): number {
  let seen: Characters = new Set();
  let isAmbiguous = false;
  const ways = options.map((option) => {
    const first = isOptional(option) ? union(firstOf(option), next) : firstOf(option);
    isAmbiguous ||= overlap(seen, first);
    seen = union(seen, first);
    return countWays(option, next);
  });
  return isAmbiguous ? ways.reduce((sum, each) => sum + each) : Math.max(...ways);
}

/** The characters that may come first. */
function firstOf(node: PatternNode): Characters {
  switch (node.kind) {
    case 'characters':
      return node.of;
    case 'gap':
      return new Set();
    case 'choice':
      return node.options.map(firstOf).reduce(union);
    case 'repeat':
      return firstOf(node.inner);
    case 'sequence': {
      const end = node.parts.findIndex((part) => !isOptional(part));
      const leading = end === -1 ? node.parts : node.parts.slice(0, end + 1);
      return leading.map(firstOf).reduce(union, new Set<number>());
    }
  }
}

/** Whether a part may match nothing. */
function isOptional(node: PatternNode): boolean {
  switch (node.kind) {
    case 'characters':
      return false;
    case 'gap':
      return true;
    case 'choice':
      return node.options.some(isOptional);
    case 'repeat':
      return node.least === 0 || isOptional(node.inner);
    case 'sequence':
      return node.parts.every(isOptional);
  }
}

function union(one: Characters, other: Characters): Characters {
  return new Set([...one, ...other]);
}
