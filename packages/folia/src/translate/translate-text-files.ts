import type { Problem } from 'folia-problems';
import { translateMessages } from './translate-messages.ts';
import { translateTexts } from './translate-texts.ts';
import type { Translation } from './translation.ts';

type Translated = {
  texts: Parameters<typeof translateTexts>[0];
  messages: Parameters<typeof translateMessages>[0];
};

/** Translates the texts in a config that come from files: those of the interface and of the site's own components. */
export function translateTextFiles<Config extends Translated>(
  config: Config,
  files: Pick<Translation, 'texts' | 'messages'>,
): { config: Config; problems: Problem[] } {
  const texts = files.texts && translateTexts(config.texts, files.texts);
  const messages = files.messages && translateMessages(config.messages, files.messages);
  return {
    config: {
      ...config,
      texts: texts?.texts ?? config.texts,
      messages: messages?.messages ?? config.messages,
    },
    problems: [...(texts?.problems ?? []), ...(messages?.problems ?? [])],
  };
}
