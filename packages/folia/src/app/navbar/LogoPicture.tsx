import type { Logo } from '../../contract/shell-data.ts';
import { Markup } from '../Markup.ts';

/** A logo: inline SVG if possible, otherwise an image for each color mode. */
export function LogoPicture({ logo }: { logo: Logo }) {
  if (logo.svg) return <Markup as="span" className="logo" html={logo.svg} />;
  return (
    <>
      <img
        className={logo.srcDark ? 'logo only-light' : 'logo'}
        src={logo.src}
        alt={logo.alt}
        {...logo.size}
      />
      {logo.srcDark && (
        <img className="logo only-dark" src={logo.srcDark} alt={logo.alt} {...logo.sizeDark} />
      )}
    </>
  );
}
