import { type Problem, withConsequence } from 'folia-problems';
import type { SlotName } from '../model/theme.ts';
import type { SiteConfig } from './config/site-schema.ts';
import { COMPONENTS_NAME } from './theme-files.ts';

/** The mistakes of a slot or of the components for MDX, with what is built without them if the config allows that. */
export function slotProblems(
  name: SlotName | typeof COMPONENTS_NAME,
  problems: Problem[],
  { onBrokenPages }: Pick<SiteConfig, 'onBrokenPages'>,
): Problem[] {
  return onBrokenPages === 'throw' ? problems : withConsequence(problems, builtWithout(name));
}

/** Says what is built if a slot fails and the config allows that. */
function builtWithout(name: SlotName | typeof COMPONENTS_NAME): string {
  if (name === COMPONENTS_NAME)
    return 'Pages that use one of them are built without their components and expressions.';
  if (name === 'footer') return 'The footer of the config is built in its place.';
  return name === 'not-found'
    ? "The engine's own is built in its place."
    : 'The pages are built without it.';
}
