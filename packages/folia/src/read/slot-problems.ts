import { type Problem, withConsequence } from 'folia-problems';
import type { SlotName } from '../model/theme.ts';
import type { SiteConfig } from './config/site-schema.ts';

/** The mistakes of a slot, with what is built without it if the config allows that. */
export function slotProblems(
  name: SlotName,
  problems: Problem[],
  { onBrokenPages }: Pick<SiteConfig, 'onBrokenPages'>,
): Problem[] {
  return onBrokenPages === 'throw' ? problems : withConsequence(problems, builtWithout(name));
}

/** Says what is built if a slot fails and the config allows that. */
function builtWithout(name: SlotName): string {
  if (name === 'footer') return 'The footer of the config is built in its place.';
  return name === 'not-found'
    ? "The engine's own is built in its place."
    : 'The pages are built without it.';
}
