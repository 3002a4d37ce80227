/** Browser features that the site does not use. */
const UNUSED_FEATURES = `accelerometer autoplay camera display-capture encrypted-media fullscreen
  geolocation gyroscope magnetometer microphone midi payment picture-in-picture
  publickey-credentials-get screen-wake-lock usb xr-spatial-tracking`.split(/\s+/)

/**
 * Headers of every response, after OWASP Secure Headers and h5bp server-configs. Tests compare the files in
 * `deploy/` with this list.
 */
export const headers: Record<string, string> = {
  // What no build changes and `<meta>` cannot express; each page has the rest.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': [
    ...UNUSED_FEATURES.map(feature => `${feature}=()`),
    'clipboard-write=(self)',
  ].join(', '),
}
