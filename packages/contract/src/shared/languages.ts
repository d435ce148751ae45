/** Every language of the pages; pseudo-languages reveal untranslated texts and right-to-left faults. */
export const languages = [
  { tag: 'en', locale: 'en', name: 'English', isPseudo: false },
  { tag: 'en-XA', locale: 'pseudo', name: 'Pseudo', isPseudo: true },
  { tag: 'ar-XB', locale: 'pseudo-rtl', name: 'Pseudo, right to left', isPseudo: true },
] as const;

/** The name of a message catalogue. */
export type Locale = (typeof languages)[number]['locale'];

export const languageTags = languages.map(({ tag }) => tag);

/** The languages on offer: pseudo-languages only outside production. */
export const offeredLanguages = (isProduction: boolean) =>
  languages.filter(({ isPseudo }) => !isPseudo || !isProduction);
