import { useState } from 'react';
import { useTexts } from '../site-context.ts';
import { useScrolledBack } from './use-scrolled-back.ts';

/** Leads to the top of a long page. It stays while it is hovered or focused, so as not to vanish before it is clicked. */
export function BackToTop() {
  const texts = useTexts();
  const isBack = useScrolledBack();
  const [isHeld, setIsHeld] = useState(false);
  if (!isBack && !isHeld) return null;
  const release = () => setIsHeld(false);
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label={texts.backToTop}
      onFocus={() => setIsHeld(true)}
      onBlur={release}
      onPointerEnter={({ pointerType }) => setIsHeld(pointerType === 'mouse')}
      onPointerLeave={release}
      onClick={() => {
        goToTop();
        release();
      }}
    />
  );
}

/** Moves the focus, too, since the button is about to disappear. */
function goToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.querySelector('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}
