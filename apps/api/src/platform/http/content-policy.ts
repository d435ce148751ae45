import type { Config } from '../config.ts';

type Beyond = Pick<Config, 'MAP_STYLE_URL' | 'STRIPE_PUBLISHABLE_KEY' | 'PAYPAL_CLIENT_ID'>;

const stripePages = 'https://js.stripe.com https://hooks.stripe.com';
const leadingAway = 'https://*.stripe.com https://*.paypal.com';

/** What a page may load and link to outside this site: only what the settings name. */
function beyond({ MAP_STYLE_URL, STRIPE_PUBLISHABLE_KEY, PAYPAL_CLIENT_ID }: Beyond) {
  const map = MAP_STYLE_URL ? new URL(MAP_STYLE_URL).origin : '';
  const [hasStripe, hasPaypal] = [Boolean(STRIPE_PUBLISHABLE_KEY), Boolean(PAYPAL_CLIENT_ID)];
  return {
    script: hasStripe ? 'https://js.stripe.com' : '',
    frame: hasStripe ? stripePages : '',
    image: map,
    connect: [map, hasStripe ? 'https://api.stripe.com' : ''].filter(Boolean).join(' '),
    // A form that is answered with a redirect needs its target too.
    form: hasStripe || hasPaypal ? leadingAway : '',
  };
}

/** What a page with this nonce may run, load, and link to. */
export function contentPolicy(nonce: string, settings: Beyond): string {
  const { script, frame, image, connect, form } = beyond(settings);
  return [
    "default-src 'self'",
    // The barcode reader is WebAssembly, served by us; this allows compiling it and no other evaluation.
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval' ${script}`,
    `frame-src 'self' ${frame}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${image}`,
    `connect-src 'self' ${connect}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${form}`,
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ');
}

/** Camera for the scanner, location for the map, passkeys for signing in, clipboard for copying addresses. */
const ours = [
  'camera',
  'geolocation',
  'publickey-credentials-get',
  'publickey-credentials-create',
  'autoplay',
  'clipboard-write',
  'fullscreen',
];
const nobodys = [
  'accelerometer',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The browser features that pages may use; only the card form's frames may request payments. */
export function permissionsPolicy({ STRIPE_PUBLISHABLE_KEY }: Beyond): string {
  const payment = STRIPE_PUBLISHABLE_KEY ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  return [...ours.map((name) => `${name}=(self)`), ...nobodys.map((name) => `${name}=()`), payment].join(
    ', ',
  );
}
