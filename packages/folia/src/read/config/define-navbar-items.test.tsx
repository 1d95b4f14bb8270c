import { expect, test } from 'vitest';
import { defineNavbarItems } from './define-navbar-items.ts';

function Clock({ zone, inMenu = false }: { zone: string; inMenu?: boolean }) {
  return <time className={inMenu ? 'wide' : undefined}>{zone}</time>;
}

test('the components of items have props of their own types, which a type check accepts', () => {
  expect(defineNavbarItems({ 'custom-clock': Clock, 'custom-line': () => <hr /> })).toMatchObject({
    'custom-clock': Clock,
  });
});
