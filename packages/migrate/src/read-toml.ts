import { SiteError } from 'folia-problems';
import { parse, TomlError } from 'smol-toml';
import { asObject, type Values } from './note.ts';

/**
 * Parses a config in TOML (https://toml.io/en/v1.0.0).
 *
 * @param file its path, for the error
 * @throws SiteError if it is not TOML
 */
export function readToml(text: string, file: string): Values {
  try {
    return asObject(parse(text));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [message = ''] = error.message.split('\n');
    throw new SiteError([{ file, line: error.line, message, hint: 'The file must be TOML.' }], {
      cause: error,
    });
  }
}
