/** Every language the pages can be shown in; pseudo-languages show forgotten texts and mirrored pages. */
export const languages = [
  { tag: 'en', locale: 'en', name: 'English', isPseudo: false },
  { tag: 'en-XA', locale: 'pseudo', name: 'Pseudo', isPseudo: true },
  { tag: 'ar-XB', locale: 'pseudo-rtl', name: 'Pseudo, right to left', isPseudo: true },
] as const;

/** What a catalogue of texts is called. */
export type Locale = (typeof languages)[number]['locale'];

export const languageTags = languages.map(({ tag }) => tag);

/** What may be chosen: pseudo-languages exist only outside production. */
export const offeredLanguages = (isProduction: boolean) =>
  languages.filter(({ isPseudo }) => !isPseudo || !isProduction);
