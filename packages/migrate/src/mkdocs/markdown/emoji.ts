import { isEmojiName } from 'folia/format';
import type { PageText } from './page-text.ts';

/** Names of Twemoji that documentation uses and GitHub does not have. The engine draws GitHub's. */
const TWEMOJI: Record<string, string> = {
  card_box: '🗃️',
  check_mark: '✔️',
  clock: '🕰️',
  construction_site: '🏗️',
  desktop: '🖥️',
  face_with_monocle: '🧐',
  fingers_crossed: '🤞',
  first_place: '🥇',
  frame_photo: '🖼️',
  hugging: '🤗',
  man_raising_hand: '🙋‍♂️',
  man_shrugging: '🤷‍♂️',
  map: '🗺️',
  mobile_phone: '📱',
  nerd: '🤓',
  notepad_spiral: '🗒️',
  octagonal_sign: '🛑',
  person_facepalming: '🤦',
  person_raising_hand: '🙋',
  person_running: '🏃',
  person_shrugging: '🤷',
  play_pause: '⏯️',
  rolling_eyes: '🙄',
  scales: '⚖️',
  second_place: '🥈',
  slight_frown: '🙁',
  slight_smile: '🙂',
  speech_left: '🗨️',
  third_place: '🥉',
  timer: '⏲️',
  tools: '🛠️',
  track_next: '⏭️',
  upside_down: '🙃',
  woman_raising_hand: '🙋‍♀️',
};

/** Code point of the first regional indicator, minus that of "a". Two indicators make a flag. */
const REGIONAL = 0x1f1e6 - 0x61;

/** An emoji by its name, such as `:flag_fr:`; the engine draws those with a name of GitHub. */
export function emoji(shortcode: string, page: PageText): string {
  const name = shortcode.slice(1, -1);
  if (isEmojiName(name)) return shortcode;
  const country = /^flag_([a-z]{2})$/.exec(name)?.[1];
  const found = country === undefined ? TWEMOJI[name] : flag(country);
  if (found === undefined)
    page.report('emoji', `The engine does not know "${shortcode}", which stays text`);
  return found ?? shortcode;
}

function flag(country: string): string {
  return String.fromCodePoint(...Array.from(country, (letter) => letter.charCodeAt(0) + REGIONAL));
}
