/** What fills a text: somebody's own words, a number, another text, or what each language writes in its own way. */
export type Filling = string | number | null | undefined | Said | ((language: string) => string);

/** A text of the catalogue with what fills it; it is put into words where its reader is known. */
export interface Said {
  /** The English text, by which every catalogue knows it: `{0} for “{1}”`. */
  message: string;
  fillings: readonly Filling[];
}

/** Says something to people, in no language yet: say`${price} for “${title}”`. */
export const say = (parts: TemplateStringsArray, ...fillings: readonly Filling[]): Said => ({
  message: parts.reduce((text, part, place) => `${text}{${place - 1}}${part}`),
  fillings,
});
