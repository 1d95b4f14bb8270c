import {
  englishShellTexts,
  type ShellTextKey,
  type ShellTexts,
  type Texts,
} from '../contract/texts.ts';

/** The texts that the browser needs: those of the shell, without those of reference pages. */
export function pickShellTexts(texts: Texts): ShellTexts {
  const picked: ShellTexts = { ...englishShellTexts };
  for (const key of Object.keys(picked).filter(isShellTextKey)) picked[key] = texts[key];
  return picked;
}

function isShellTextKey(key: string): key is ShellTextKey {
  return Object.hasOwn(englishShellTexts, key);
}
