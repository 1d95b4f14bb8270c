import { PathText } from './PathText.tsx';

/** The number of characters that fit in a link of a list on a phone. */
const LINE_LENGTH = 24;

/** The title of an operation. Without a summary, it is an id of any length, which may break after each of its words. */
export function TitleText({ title }: { title: string }) {
  return /\s/.test(title) ? title : <PathText path={title} lineLength={LINE_LENGTH} />;
}
