import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'img'>, 'src'> & { sources: { light: string; dark: string } };

/** Two pictures, of which the style sheet shows the one of the color mode. */
export function ThemedImage({ sources, className = '', alt = '', ...attributes }: Props) {
  return (
    <>
      <img
        {...attributes}
        alt={alt}
        src={sources.light}
        className={`${className} only-light`.trim()}
      />
      <img
        {...attributes}
        alt={alt}
        src={sources.dark}
        className={`${className} only-dark`.trim()}
      />
    </>
  );
}

type Loaded = string | { default: string } | { src: { src: string } };

/** A picture as its loader gave it; smaller formats are made by the engine. */
export function IdealImage({
  img,
  alt = '',
  ...attributes
}: ComponentProps<'img'> & { img: Loaded }) {
  return <img {...attributes} alt={alt} src={addressOf(img)} />;
}

function addressOf(img: Loaded): string {
  if (typeof img === 'object' && 'src' in img) return img.src.src;
  return String(typeof img === 'object' && 'default' in img ? img.default : img);
}
