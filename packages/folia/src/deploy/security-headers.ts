import type { ResponseHeader } from '../model/server-rules.ts';

/** What a documentation site never uses, so that injected code cannot use it either. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The security headers of every response, whichever server sends it.
 *
 * @param contentSecurityPolicy value of that header (https://www.w3.org/TR/CSP3/). By default it only says what a meta
 * element cannot: which sites may show pages in a frame
 */
export function securityHeaders(
  contentSecurityPolicy = "frame-ancestors 'self'",
): ResponseHeader[] {
  return [
    { name: 'Content-Security-Policy', value: contentSecurityPolicy },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    {
      name: 'Permissions-Policy',
      value: DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    // Other sites may show pictures of a public site: link previews, feed readers, the README of a repository. Nothing in
    // the output depends on who asks for it, so there is nothing that this header could protect from them.
    { name: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
  ];
}
