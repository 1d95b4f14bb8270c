import { useState } from 'react';
import type { RequestDescription } from '../samples/index.ts';
import { useTools } from './builder-context.ts';
import { Field } from './fields/Field.tsx';
import type { FormState } from './form-state.ts';
import { writeLink } from './values-link.ts';

type Props = { id: string; description: RequestDescription; state: FormState };

/** Copies a link to the page with the values that have been filled in. */
export function LinkButton({ id, description, state }: Props) {
  const { texts } = useTools();
  const [message, setMessage] = useState('');
  /** A link to copy by hand, where the browser does not let a page copy. */
  const [uncopied, setUncopied] = useState<string>();

  async function copy() {
    const values = writeLink(description, state);
    setUncopied(undefined);
    if (values === undefined) {
      setMessage(texts.builderLinkTooLong);
      return;
    }
    const link = Object.assign(new URL(location.href), { hash: `${id}=${values}` }).href;
    try {
      await navigator.clipboard.writeText(link);
      setMessage(texts.builderLinkCopied);
    } catch {
      setMessage('');
      setUncopied(link);
    }
  }

  return (
    <>
      <button type="button" className="builder-quiet" onClick={() => void copy()}>
        {texts.builderCopyLink}
      </button>
      <output className="builder-message" aria-live="polite">
        {message}
      </output>
      {uncopied && (
        <Field label={texts.builderLinkFailed}>
          {(control) => (
            <input
              {...control}
              dir="ltr"
              readOnly
              value={uncopied}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      )}
    </>
  );
}
