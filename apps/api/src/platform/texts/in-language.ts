import { readFileSync } from 'node:fs';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languages } from '@souk/contract/shared/languages';
import { parsePo } from 'pofile-ts';
import { pseudo } from './pseudo.ts';
import type { Filling, Said } from './say.ts';

/** What is read by two people at once, or by somebody whose language nobody knows. */
export const marketLanguage = 'en';

const known = new Map<string, I18n>();

/** What a translator has written, by the English text. */
function translations(locale: string): Record<string, string> {
  const path = new URL(`../../../locales/${locale}.po`, import.meta.url);
  const { items } = parsePo(readFileSync(path, 'utf8'));
  return Object.fromEntries(items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, text]] : [])));
}

function catalogueOf({ tag, locale }: (typeof languages)[number]): I18n {
  const found = known.get(tag);
  if (found) return found;
  const i18n = setupI18n({ locale: tag, messages: { [tag]: translations(locale) } });
  i18n.setMessagesCompiler(compileMessage);
  known.set(tag, i18n);
  return i18n;
}

/** A text that stands in English with nothing to fill in, in a language; what no catalogue knows is somebody's own words. */
export function fixedText(text: string, language: string): string {
  const [english] = languages;
  if (!(text in catalogueOf(english).messages)) return text;
  return inLanguage({ message: text, fillings: [] }, language);
}

function wordsOf(filling: Filling, language: string): string {
  if (typeof filling === 'function') return filling(language);
  if (typeof filling === 'object' && filling !== null) return inLanguage(filling, language);
  return String(filling ?? '');
}

/** Puts a text into the words of a language; one that nobody has translated stays English. */
export function inLanguage({ message, fillings }: Said, language: string): string {
  const spoken = languages.find(({ tag }) => tag === language) ?? languages[0];
  // Lingui reads escapes in what it fills in; people's own words come to their place after it.
  const places = fillings.map((filling, place) =>
    typeof filling === 'number' ? filling : `\uE000${place}\uE001`,
  );
  const text = catalogueOf(spoken)._(message, Object.fromEntries(places.entries()), {
    message: spoken.isPseudo ? pseudo(message) : message,
  });
  return text.replaceAll(/\uE000(\d+)\uE001/g, (_mark, place) => wordsOf(fillings[place], language));
}
