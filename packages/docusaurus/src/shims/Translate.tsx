import { useMessage } from 'folia/components';
import { Fragment, type ReactNode } from 'react';

type Values = Record<string, ReactNode>;
type Props = { id?: string; children?: ReactNode; values?: Values };

/** Renders a message of `messages.json`, or else the text as written, with its values filled in. */
export function Translate({ id, children, values = {} }: Props) {
  const written = typeof children === 'string' ? children : undefined;
  const message = useMessage(id ?? written ?? '');
  if (message === undefined && written === undefined) return <>{children}</>;
  return (
    <>
      {(message ?? written ?? '').split(/(\{\w+\})/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change their order
        <Fragment key={index}>{index % 2 === 1 ? valueIn(part, values) : part}</Fragment>
      ))}
    </>
  );
}

/** @param written a name in braces */
function valueIn(written: string, values: Values): ReactNode {
  const name = written.slice(1, -1);
  return (Object.hasOwn(values, name) ? values[name] : undefined) ?? written;
}

/** The same for attributes. Outside of components, where the language is unknown, the text is as written. */
export function translate(
  { id, message = '' }: { id?: string; message?: string },
  values?: Values,
): string {
  return interpolate(translated(id ?? message) ?? message, values);
}

function translated(id: string): string | undefined {
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: components call `translate` wherever they need a message
    return useMessage(id);
  } catch {
    return undefined;
  }
}

/** Replaces names in braces with their values. */
export function interpolate(text: string, values: Values = {}): string {
  return text.replace(/\{\w+\}/g, (written) => String(valueIn(written, values)));
}
