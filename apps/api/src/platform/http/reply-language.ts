import { offeredLanguages } from '@souk/contract/shared/languages';
import type { Config } from '../config.ts';
import { marketLanguage } from '../texts/in-language.ts';
import type { Exchange } from './exchange.ts';

/** The language that a caller wants to be answered in: the first one it names, where the house speaks it. */
export function replyLanguage(
  headers: Exchange['headers'],
  { isProduction }: Pick<Config, 'isProduction'>,
): string {
  const asked = headers['accept-language']?.split(/[,;]/)[0]?.trim();
  return offeredLanguages(isProduction).find(({ tag }) => tag === asked)?.tag ?? marketLanguage;
}
