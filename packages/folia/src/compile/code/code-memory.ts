import { deserialize, serialize } from 'node:v8';
import type { CodeToken } from './code-token.ts';
import type { RecallTokens } from './highlighter.ts';

/** Highlighted code by the key of its language, and its text. */
type ColoredCode = Map<string, CodeToken[][]>;

/**
 * Keeps the highlighting of a page's code, so that a change of the text around it does not require
 * highlighting it again, for which the grammar of its language would have to be loaded.
 */
export type CodeMemory = {
  recall: RecallTokens;
  /** Serializes all code that is now on the page: most builds only pass it on. */
  save: () => Uint8Array;
  /** Replaces the code of the page with code that another thread has highlighted and serialized. */
  replace: (saved: Uint8Array) => void;
};

/** @param before the code of the page as it was saved last, read on first use */
export function makeCodeMemory(before?: Uint8Array): CodeMemory {
  const used: ColoredCode = new Map();
  let known: ColoredCode | undefined;
  let replacement: Uint8Array | undefined;
  return {
    async recall(code, key, make) {
      const entry = `${key}\n${code}`;
      known ??= before ? readSaved(before) : new Map();
      const tokens = used.get(entry) ?? known.get(entry) ?? (await make());
      used.set(entry, tokens);
      return tokens;
    },
    save: () => replacement ?? serialize(used),
    replace(saved) {
      replacement = saved;
    },
  };
}

/** Reads what `save` returned; the checksum of its entry guarantees that it is complete. */
function readSaved(saved: Uint8Array): ColoredCode {
  const code: ColoredCode = deserialize(saved);
  return code;
}
