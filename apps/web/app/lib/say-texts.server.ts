import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { type Filling, inEnglish, named, type Text } from '@souk/contract/shared/say';
import { type Locale, tagOf } from './locales.ts';

/** What the contract's checks say of a form; only servers check forms, so browsers never load this. */
const catalogues: Record<Exclude<Locale, 'en'>, () => Promise<{ messages: Messages }>> = {
  pseudo: () => import('@souk/contract/locales/pseudo.po'),
  'pseudo-rtl': () => import('@souk/contract/locales/pseudo-rtl.po'),
};

type Say<T> = (text: T) => string;

const inEveryLanguage = (filling: Filling, say: Say<Text>) =>
  typeof filling === 'object' && filling !== null ? say(filling) : filling;

async function contractTexts(locale: Locale): Promise<Say<Text>> {
  if (locale === 'en') return inEnglish;
  const { messages } = await catalogues[locale]();
  const i18n = setupI18n({ locale, locales: tagOf(locale), messages: { [locale]: messages } });
  const say: Say<Text> = (text) => {
    const { message, fillings } = typeof text === 'string' ? named(text) : text;
    const id = generateMessageId(message);
    if (!(id in messages)) return inEnglish(text);
    return i18n._(id, { ...fillings.map((filling) => inEveryLanguage(filling, say)) });
  };
  return say;
}

/** A text of the pages, of the contract, or one that is in its reader's language already. */
export type PageText = MessageDescriptor | Text;

const isPagesOwn = (text: PageText): text is MessageDescriptor => typeof text === 'object' && 'id' in text;

/** Says texts in the language of a page. */
export async function sayerOf(locale: Locale, i18n: I18n): Promise<Say<PageText>> {
  const sayContract = await contractTexts(locale);
  return (text) => (isPagesOwn(text) ? i18n._(text) : sayContract(text));
}
