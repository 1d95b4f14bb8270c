import { useEffect, useRef } from 'react';
import { UNTOUCHED } from '../islands/untouched.ts';
import { copyPath } from './copy-path.ts';
import { expandLevels } from './expand-levels.ts';
import { makeOperationFilter } from './filter-operations.ts';
import { makePropertyFilter } from './filter-properties.ts';

/**
 * What readers filter, expand and copy from on a page of an API reference. React leaves the markup
 * from the build alone: listeners do the work.
 */
export default function Reference() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? operate(place.current) : undefined), []);
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />;
}

/** @returns a function that removes the listeners */
function operate(root: HTMLElement): () => void {
  const { signal, abort } = abortable();
  root.addEventListener('click', onClick, { signal });
  const form = root.querySelector<HTMLElement>('[data-filter]');
  if (form) operateFilter(form, root, signal);
  return abort;
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.dataset.levels !== undefined) expandLevels(button, button.dataset.levels);
  if (button?.classList.contains('api-path')) void copyPath(button);
}

function operateFilter(form: HTMLElement, root: HTMLElement, signal: AbortSignal): void {
  const field = form.querySelector('input');
  const select = form.querySelector('select');
  const message = form.querySelector('output');
  if (!field || !message) return;
  const filter =
    form.dataset.filter === 'operations' ? makeOperationFilter(root) : makePropertyFilter(root);
  const update = () => {
    message.textContent = filter(
      field.value.trim().toLowerCase(),
      select?.value ?? '',
      message.dataset,
    );
  };
  form.addEventListener('input', update, { signal });
  form.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || field.value === '') return;
      event.preventDefault();
      field.value = '';
      update();
    },
    { signal },
  );
}
