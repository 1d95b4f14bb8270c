import { PathText } from './PathText.tsx';

/** As many characters as a link in a list has room for on a phone. */
const LINE_LENGTH = 24;

/** The title of an operation. Without a summary, it is an id of any length, which may break after each of its words. */
export function TitleText({ title }: { title: string }) {
  return /\s/.test(title) ? title : <PathText path={title} lineLength={LINE_LENGTH} />;
}
