import { packKeyAlgorithm, packSignature, signedText } from '@souk/contract/modules/scanner/pack';
import type { PackPage } from './food-pack.ts';
import { packKeysMeta } from './pack-keys-meta.ts';

/** Thrown for a page of the pack whose signature is not ours. */
export class WrongSignature extends Error {}

interface PackKeyOfPage {
  id: string;
  key: string;
}

/** The keys that came with the current page. */
export function keysOfPage(): PackKeyOfPage[] {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${packKeysMeta}"]`)?.content;
  return content ? (JSON.parse(content) as PackKeyOfPage[]) : [];
}

function bytesOf(encoded: string): Uint8Array<ArrayBuffer> {
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** Refuses a page that none of these keys has signed for this position in the pack. */
export async function verifyPage(
  page: PackPage,
  since: string | undefined,
  keys: readonly PackKeyOfPage[],
): Promise<void> {
  const signer = keys.find(({ id }) => id === page.signed_by);
  if (!signer) throw new WrongSignature('No key of this page has signed the pack.');
  const { subtle } = crypto;
  const key = await subtle.importKey('raw', bytesOf(signer.key), packKeyAlgorithm, false, ['verify']);
  const text = new TextEncoder().encode(signedText(since, page));
  const isOurs = await subtle.verify(packSignature, key, bytesOf(page.signature), text).catch(() => false);
  if (!isOurs) throw new WrongSignature('The signature of the pack is wrong.');
}
