/** Whether the type is JSON or based on it, such as `application/problem+json`, `text/json` or `application/*+json`. */
export function isJsonType(contentType: string): boolean {
  return /^(?:application|text)\/(?:[\w.*+-]*\+)?json(?![\w-])/i.test(contentType);
}

/** Whether the type is XML or based on it, such as `application/atom+xml`. */
export function isXmlType(contentType: string): boolean {
  return /^(?:application|text)\/(?:[\w.+-]*\+)?xml\b/i.test(contentType);
}

/** Whether bodies of the type are never text. */
export function isBinaryType(contentType: string): boolean {
  return /^(?:image(?!\/svg)|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip|gzip|x-tar|vnd\.ms|vnd\.openxml)/i.test(
    contentType,
  );
}

/** The media type of a body, whose description may be a range. @param fallback in place of a range */
export function toConcrete(contentType: string, fallback = 'application/octet-stream'): string {
  return contentType.includes('*') ? fallback : contentType;
}

/** https://www.iana.org/assignments/media-types: parts of the names of types, and the extensions of their files. */
const OFFICE_FILES = [
  ['wordprocessingml', 'docx'],
  ['spreadsheetml', 'xlsx'],
  ['presentationml', 'pptx'],
] as const;

/** A file name for a media type, which readers will replace. */
export function fileName(contentType: string): string {
  const ending =
    /^(?:image|audio|video)\/(\w+)/.exec(contentType)?.[1] ??
    OFFICE_FILES.find(([name]) => contentType.includes(name))?.[1] ??
    /[/+](pdf|zip|xml|csv|json|yaml|gzip)\b/.exec(contentType)?.[1]?.replace('gzip', 'gz');
  const stem = /^image/.test(contentType)
    ? 'picture'
    : /^video/.test(contentType)
      ? 'video'
      : 'file';
  return `${stem}.${ending ?? 'bin'}`;
}
