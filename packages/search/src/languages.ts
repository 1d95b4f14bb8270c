import { stemmer } from 'stemmer';

/** The rules by which the search reads a language. Languages without rules are searched by plain words. */
export type LanguageRules = {
  /** Words that say nothing about what is searched for; ignored if the query has others. */
  stopWords: ReadonlySet<string>;
  /** Words that say little about it; they count less than others. */
  weakWords: ReadonlySet<string>;
  /** Reduces the forms of a word to a common stem. */
  stem?: (word: string) => string;
};

const ENGLISH_STOP_WORDS = `a about all am an and any are arent as at be been by can cannot cant could couldnt did didnt
do does doesnt dont for from get had has hasnt have havent how i if im in into is isnt it its may me my no not of on
or our should shouldnt so some than that the their them then there these they this to too use using via want was wasnt
we werent what when where which who why will with without wont would wouldnt you your`;

const ENGLISH_WEAK_WORDS = `after also another anything back before between during even everything every give go going
happen happened happens instead into just keep keeps let look made make makes many more much must need needs never new
nothing now off old only other out over put really same see show shows something still take tell thing want way work
working works wrong`;

const RULES: Record<string, LanguageRules> = {
  // Porter's algorithm (https://tartarus.org/martin/PorterStemmer/) works for English only.
  en: {
    stopWords: new Set(ENGLISH_STOP_WORDS.split(/\s+/)),
    weakWords: new Set(ENGLISH_WEAK_WORDS.split(/\s+/)),
    stem: stemmer,
  },
};

const NO_RULES: LanguageRules = { stopWords: new Set(), weakWords: new Set() };

/** @param language a language tag; only its primary subtag matters */
export function getLanguageRules(language: string): LanguageRules {
  return RULES[language.toLowerCase().split('-')[0] ?? ''] ?? NO_RULES;
}
