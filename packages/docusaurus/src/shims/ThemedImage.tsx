import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'img'>, 'src'> & { sources: { light: string; dark: string } };

/** Two images; the style sheet shows the one for the color mode. */
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

/** An image in the form its loader returns. The engine generates smaller formats. */
export function IdealImage({
  img,
  alt = '',
  ...attributes
}: ComponentProps<'img'> & { img: Loaded }) {
  return <img {...attributes} alt={alt} src={getUrl(img)} />;
}

function getUrl(img: Loaded): string {
  if (typeof img === 'object' && 'src' in img) return img.src.src;
  return String(typeof img === 'object' && 'default' in img ? img.default : img);
}
