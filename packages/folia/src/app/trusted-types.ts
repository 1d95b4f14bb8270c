import type { EnginePolicy } from '../contract/trusted-types.ts';

/** Rules take a string, and return what may be used as markup, as the text of a script element, or as the URL of a script. */
type PolicyRules = Partial<
  Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>
>;

declare global {
  /**
   * https://w3c.github.io/trusted-types/dist/spec/#trusted-type-policy-factory. The values that its policies make are
   * objects. They are declared as strings, like the properties and parameters that take them (TypeScript's `lib.dom`).
   */
  var trustedTypes:
    | { createPolicy: <Rules extends PolicyRules>(name: string, rules: Rules) => Rules }
    | undefined;
}

/** The rule for text of the site's own build: it is trusted as it is. */
export const asIs = (text: string) => text;

/** Makes a policy. In browsers without Trusted Types, and at build time, its values are strings. */
export const makePolicy = <Rules extends PolicyRules>(name: EnginePolicy, rules: Rules): Rules =>
  globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;
