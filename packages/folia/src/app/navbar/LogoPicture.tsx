import type { Logo } from '../../contract/shell-data.ts';

/** A logo: drawn within the document where the build could inline it, else a picture for each colour mode. */
export function LogoPicture({ logo }: { logo: Logo }) {
  if (logo.svg) return <span className="logo" dangerouslySetInnerHTML={{ __html: logo.svg }} />;
  return (
    <>
      <img className={`logo ${logo.srcDark ? 'only-light' : ''}`} src={logo.src} alt={logo.alt} />
      {logo.srcDark && <img className="logo only-dark" src={logo.srcDark} alt={logo.alt} />}
    </>
  );
}
