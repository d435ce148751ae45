import { Problem } from '../../../../platform/errors.ts';

/** The only algorithm that PayPal signs its events with. */
const algorithm = 'SHA256withRSA';
const liveHosts = ['api.paypal.com', 'api-m.paypal.com'];
const sandboxHosts = ['api.sandbox.paypal.com', 'api-m.sandbox.paypal.com'];
const longestUrl = 300;

/**
 * PayPal fetches the certificate from the address in the event. A certificate from elsewhere would make a forged
 * signature valid, so only PayPal's own addresses are accepted.
 */
export function isPaypalCertificate(url: string, isSandbox: boolean): boolean {
  if (url.length > longestUrl || !URL.canParse(url)) return false;
  const { protocol, host, username, password, pathname, search, hash, href } = new URL(url);
  const isPlain = username === '' && password === '' && search === '' && hash === '' && href === url;
  const isOurs = (isSandbox ? [...liveHosts, ...sandboxHosts] : liveHosts).includes(host);
  return protocol === 'https:' && isOurs && isPlain && /^\/v1\/[\w/-]{1,200}$/.test(pathname);
}

type Headers = Record<string, string | undefined>;

/** The signature headers in the only formats they can have; anything else is not worth a call to PayPal. */
export function signatureIn(headers: Headers, isSandbox: boolean): Record<string, string> {
  const shapes: Record<string, [header: string, isSound: (value: string) => boolean]> = {
    auth_algo: ['paypal-auth-algo', (value) => value === algorithm],
    cert_url: ['paypal-cert-url', (value) => isPaypalCertificate(value, isSandbox)],
    transmission_id: ['paypal-transmission-id', (value) => /^[\w-]{1,100}$/.test(value)],
    transmission_sig: ['paypal-transmission-sig', (value) => /^[A-Za-z0-9+/]{10,1000}={0,2}$/.test(value)],
    transmission_time: ['paypal-transmission-time', (value) => /^[\d:.TZ+-]{10,40}$/.test(value)],
  };
  const signed = Object.entries(shapes).map(([field, [header, isSound]]) => {
    const value = headers[header] ?? '';
    if (!isSound(value)) throw new Problem('webhook-signature');
    return [field, value] as const;
  });
  return Object.fromEntries(signed);
}
