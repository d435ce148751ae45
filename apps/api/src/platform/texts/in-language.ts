import { readFileSync } from 'node:fs';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languages } from '@souk/contract/shared/languages';
import { parsePo } from 'pofile-ts';
import { pseudo } from './pseudo.ts';
import { type Filling, named, type Text } from './say.ts';

/** What is read by two people at once, or by somebody whose language nobody knows. */
export const marketLanguage = 'en';

const known = new Map<string, I18n>();

/** The API's own texts, and those of the contract, which pages say too. */
const folders = ['../../../locales', '../../../../../packages/contract/locales'];

/** What a translator has written, by the English text. */
const translations = (locale: string): Record<string, string> =>
  Object.fromEntries(
    folders.flatMap((folder) => {
      const path = new URL(`${folder}/${locale}.po`, import.meta.url);
      const { items } = parsePo(readFileSync(path, 'utf8'));
      return items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, text]] : []));
    }),
  );

function catalogueOf({ tag, locale }: (typeof languages)[number]): I18n {
  const found = known.get(tag);
  if (found) return found;
  const i18n = setupI18n({ locale: tag, messages: { [tag]: translations(locale) } });
  i18n.setMessagesCompiler(compileMessage);
  known.set(tag, i18n);
  return i18n;
}

/** Whether a translator is given this text; what no catalogue knows is somebody's own words. */
const isOurs = (message: string): boolean => message in catalogueOf(languages[0]).messages;

function wordsOf(filling: Filling, language: string): string {
  if (typeof filling === 'function') return filling(language);
  if (typeof filling === 'object' && filling !== null) return inLanguage(filling, language);
  return String(filling ?? '');
}

/** Puts a text into the words of a language; one that nobody has translated stays English. */
export function inLanguage(text: Text, language: string): string {
  if (typeof text === 'string')
    return language !== marketLanguage && isOurs(text) ? inLanguage(named(text), language) : text;
  const { message, fillings } = text;
  const spoken = languages.find(({ tag }) => tag === language) ?? languages[0];
  // Lingui reads escapes in what it fills in; people's own words come to their place after it.
  const places = fillings.map((filling, place) =>
    typeof filling === 'number' ? filling : `\uE000${place}\uE001`,
  );
  const words = catalogueOf(spoken)._(message, Object.fromEntries(places.entries()), {
    message: spoken.isPseudo ? pseudo(message) : message,
  });
  return words.replaceAll(/\uE000(\d+)\uE001/g, (_mark, place) => wordsOf(fillings[place], language));
}
