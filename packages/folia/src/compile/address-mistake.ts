/** Names that end like a host, before a slash or alone with `www.`, such as `www.example.org` or `example.org/roses`. */
const HOST_PATH = /^(?:www\.[a-z\d.-]+|(?:[a-z\d-]+\.)+[a-z]{2,})\//i;
const WWW = /^www\.[a-z\d-]+\./i;
const EMAIL = /^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i;

/** A host with a port, which browsers take for a scheme: https://url.spec.whatwg.org/#scheme-state */
const HOST_PORT = /^(?:localhost|(?:[a-z\d-]+\.)+[a-z]{2,}):\d{1,5}(?:[/?#]|$)/i;

/** The URL that was probably meant by one whose scheme no browser opens, such as `htps:`; undefined for all others. */
export function meantUrl(url: string): string | undefined {
  if (HOST_PORT.test(url)) return `http://${url}`;
  const { scheme = '', rest = '' } =
    /^(?<scheme>[a-z][a-z\d+.-]*):(?<rest>.*)$/is.exec(url)?.groups ?? {};
  const name = scheme.toLowerCase();
  // A browser takes `https:/roses` for a path of the site itself.
  if (/^https?$/.test(name) && !rest.startsWith('//'))
    return `${name}://${rest.replace(/^\//, '')}`;
  if (/^(?!https?$)(?=.*t)(?=.*p)[htps]{3,8}$/.test(name) && rest.startsWith('//')) {
    return `${name.endsWith('s') ? 'https' : 'http'}:${rest}`;
  }
  if (/^e?mail?[a-z]*$/.test(name) && name !== 'mailto' && EMAIL.test(rest))
    return `mailto:${rest}`;
  return undefined;
}

/** A hint for a path that leads nowhere and looks like an address of another site, or of a person; empty for any other. */
export function outsideHint(path: string): string {
  if (EMAIL.test(path)) return `For an email address, write "mailto:${path}". `;
  if (HOST_PATH.test(path) || WWW.test(path)) return `For another site, write "https://${path}". `;
  return '';
}
