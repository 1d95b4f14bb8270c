import type { ReactNode } from 'react';

type Values = Record<string, string | number>;

/** Content is translated by files of its own; the text stands as it is written, with its values filled in. */
export function Translate({ children, values }: { children?: ReactNode; values?: Values }) {
  return <>{typeof children === 'string' ? fillIn(children, values) : children}</>;
}

export function translate({ message = '' }: { message?: string }, values?: Values): string {
  return fillIn(message, values);
}

function fillIn(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
}
