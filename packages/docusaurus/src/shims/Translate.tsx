import { Fragment, type ReactNode } from 'react';

type Values = Record<string, ReactNode>;
type Props = { children?: ReactNode; values?: Values };

/**
 * Renders the text as written, with its values filled in. Translated content is in separate files.
 */
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

/** Replaces names in braces with their values. */
export function interpolate(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
}
