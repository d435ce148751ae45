import { wordedFields } from './api.server.ts';
import { loadI18n } from './i18n.ts';
import { type PageText, sayerOf } from './say-texts.server.ts';

/** Says a text as an English page does. */
export const sayEnglish = await sayerOf('en', await loadI18n('en'));

export const inEnglish = (fields: Record<string, PageText[]>) => wordedFields({ say: sayEnglish }, fields);
