import { describe, expect, test } from 'vitest';
import { isPaypalCertificate, signatureIn } from './paypal-signature.ts';

const sound = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-transmission-id': '69cd13f0-d67a-11e5',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77',
  'paypal-transmission-time': '2026-11-20T10:00:00Z',
  'paypal-transmission-sig': 'lmI95Jx3Y9nhR5SJ==',
};

describe("PayPal's certificate", () => {
  test.each([
    ['https://api.paypal.com/v1/notifications/certs/CERT-1', true],
    ['https://api-m.paypal.com/v1/notifications/certs/CERT-1', true],
    ['http://api.paypal.com/v1/notifications/certs/CERT-1', false],
    ['https://api.paypal.com.evil.example/v1/certs/1', false],
    ['https://evil.example/api.paypal.com/v1/certs/1', false],
    ['https://api.paypal.com@evil.example/v1/certs/1', false],
    ['https://name:word@api.paypal.com/v1/certs/1', false],
    ['https://api.paypal.com:8443/v1/certs/1', false],
    ['https://api.paypal.com./v1/certs/1', false],
    ['https://evilpaypal.com/v1/certs/1', false],
    ['https://www.paypal.com/v1/certs/1', false],
    ['https://api.paypal.com/v1/certs/../../redirect', false],
    ['https://api.paypal.com/v1/certs/%2e%2e/x', false],
    ['https://api.paypal.com\\@evil.example/v1/certs/1', false],
    ['https://api.paypal.com/redirect?to=https://evil.example', false],
    ['https://api.paypal.com/v1/certs/1#x', false],
    ['https://аpi.paypal.com/v1/certs/1', false],
    ['HTTPS://API.PAYPAL.COM/v1/certs/1', false],
    ['file:///etc/passwd', false],
    ['', false],
    [`https://api.paypal.com/v1/${'a'.repeat(400)}`, false],
  ])('%s: %s', (url, isRight) => {
    expect(isPaypalCertificate(url, false)).toBe(isRight);
  });

  test('of the sandbox counts in the sandbox alone', () => {
    const url = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1';

    expect([isPaypalCertificate(url, true), isPaypalCertificate(url, false)]).toEqual([true, false]);
  });
});

describe("PayPal's signature", () => {
  test('is read where every part has its shape', () => {
    expect(signatureIn(sound, false)).toMatchObject({
      auth_algo: 'SHA256withRSA',
      transmission_id: '69cd13f0-d67a-11e5',
    });
  });

  test.each([
    ['paypal-auth-algo', 'none'],
    ['paypal-auth-algo', 'SHA1withRSA'],
    ['paypal-auth-algo', 'sha256withrsa'],
    ['paypal-cert-url', 'https://evil.example/v1/certs/1'],
    ['paypal-transmission-id', 'a'.repeat(101)],
    ['paypal-transmission-id', 'a|b'],
    ['paypal-transmission-sig', ''],
    ['paypal-transmission-sig', 'a'.repeat(2000)],
    ['paypal-transmission-time', 'soon'],
  ])('with %s %j is none', (header, value) => {
    expect(() => signatureIn({ ...sound, [header]: value }, false)).toThrow(
      expect.objectContaining({ code: 'webhook-signature' }),
    );
  });
});
