import { packKeyAlgorithm, packSignature, signedText } from '@souk/contract/modules/scanner/pack';
import { describe, expect, test } from 'vitest';
import { verifyPage, WrongSignature } from './verify-pack.ts';

const { subtle } = crypto;
const encoded = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function makeSigner(id: string) {
  const pair = await subtle.generateKey(packKeyAlgorithm, true, ['sign', 'verify']);
  const known = { id, key: encoded(await subtle.exportKey('raw', pair.publicKey)) };
  const sign = async (since?: string, signed_by = id) => {
    const page = { products: [], gone: ['96385074'], next: '12.3', has_more: false, engine_version: 2 };
    const text = new TextEncoder().encode(signedText(since, page));
    return {
      ...page,
      signed_by,
      signature: encoded(await subtle.sign(packSignature, pair.privateKey, text)),
    };
  };
  return { known, sign };
}

describe('a page of the pack', () => {
  test('is taken where a key of the open page has signed it for its place, the old key or the new one', async () => {
    const [old, fresh] = [await makeSigner('old'), await makeSigner('new')];
    const keys = [fresh.known, old.known];

    await expect(verifyPage(await old.sign(), undefined, keys)).resolves.toBeUndefined();
    await expect(verifyPage(await fresh.sign('7.1'), '7.1', keys)).resolves.toBeUndefined();
  });

  test('is refused when anything of it, its place, its key or its signature is another', async () => {
    const [ours, other] = [await makeSigner('ours'), await makeSigner('other')];
    const page = await ours.sign('7.1');
    const refused: [given: typeof page, since: string | undefined][] = [
      [{ ...page, gone: [] }, '7.1'],
      [{ ...page, next: '13.3' }, '7.1'],
      [{ ...page, engine_version: 1 }, '7.1'],
      [page, '7.2'],
      [page, undefined],
      [{ ...page, signature: '' }, '7.1'],
      [{ ...page, signature: 'AAAA' }, '7.1'],
      [{ ...page, signed_by: 'nobody' }, '7.1'],
      [await other.sign('7.1', 'ours'), '7.1'],
    ];

    for (const [given, since] of refused)
      await expect(verifyPage(given, since, [ours.known])).rejects.toThrow(WrongSignature);
    await expect(verifyPage(page, '7.1', [])).rejects.toThrow(WrongSignature);
  });
});
