import { Fragment, type ReactNode } from 'react';

type Values = Record<string, ReactNode>;
type Props = { children?: ReactNode; values?: Values };

/** Content is translated by files of its own; the text stands as it is written, with its values filled in. */
export function Translate({ children, values = {} }: Props) {
  if (typeof children !== 'string') return <>{children}</>;
  return (
    <>
      {children.split(/(\{\w+\})/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
        <Fragment key={index}>{values[part.slice(1, -1)] ?? part}</Fragment>
      ))}
    </>
  );
}

export function translate({ message = '' }: { message?: string }, values?: Values): string {
  return interpolate(message, values);
}

/** A text with values in the place of names in braces. */
export function interpolate(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
}
