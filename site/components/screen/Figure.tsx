import type { ReactNode } from 'react';
import './screen.css';

type FigureProps = {
  /** What a reader would see, in one or two sentences: screen readers read it in place of the drawing. */
  alt: string;
  /** Where in the interface this is, below the drawing. */
  caption?: string;
  /** Whose interface it is, if it is not the product's. `npm run check` looks its words up under that name. */
  product?: string;
  children: ReactNode;
};

/**
 * A drawing of a part of an interface. Its parts are plain elements that only look like controls, and one image to
 * assistive technology (https://www.w3.org/TR/wai-aria-1.2/#img).
 */
export function Figure({ alt, caption, product, children }: FigureProps) {
  return (
    <figure className="screen-figure">
      <div
        className="screen"
        role="img"
        aria-label={product === undefined ? alt : `${product}. ${alt}`}
        data-unsearched=""
      >
        {children}
      </div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Several drawings side by side; narrow columns stack them. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="screen-row">{children}</div>;
}
