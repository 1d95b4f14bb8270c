import type { RequestSchema } from '../samples/index.ts';

/** Names of values that are secret even if the description does not say so. */
const SECRET_NAME =
  /(?:^|[-_.])(?:password|passwd|passphrase|secret|api[-_]?key|private[-_]?key|(?:access|auth|refresh|id)?[-_]?token|authorization)$/i;
/** The same in camel case, such as `clientSecret`. */
const SECRET_WORD =
  /(?:Password|Passphrase|Secret|ApiKey|PrivateKey|(?:Access|Auth|Refresh|Id)Token)$/;

/** Whether a value is hidden on the screen and left out of links. */
export function isSecret(name: string, schema: RequestSchema | undefined): boolean {
  return schema?.format === 'password' || SECRET_NAME.test(name) || SECRET_WORD.test(name);
}
