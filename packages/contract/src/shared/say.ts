/** What fills a text: somebody's own words, a number, another text, or what each language writes in its own way. */
export type Filling = string | number | null | undefined | Said | ((language: string) => string);

/** A text of the catalogue with what fills it; it is put into words where its reader is known. */
export interface Said {
  /** The English text, by which every catalogue knows it: `{0} for “{1}”`. */
  message: string;
  fillings: readonly Filling[];
}

/** A text with nothing to fill in is its English. */
export type Text = string | Said;

/** Says something to people, in no language yet: say`${price} for “${title}”`. */
export const say = (parts: TemplateStringsArray, ...fillings: readonly Filling[]): Said => ({
  message: parts.reduce((text, part, place) => `${text}{${place - 1}}${part}`),
  fillings,
});

/** A text that is another's filling, such as the name of a field. */
export const named = (message: string): Said => ({ message, fillings: [] });

/** A text in English, as the specification has it. */
export function inEnglish(text: Text): string {
  if (typeof text === 'string') return text;
  const words = (filling: Filling) =>
    typeof filling === 'function'
      ? filling('en')
      : typeof filling === 'object' && filling
        ? inEnglish(filling)
        : filling;
  return text.message.replaceAll(/\{(\d+)\}/g, (_place, place) => String(words(text.fillings[place]) ?? ''));
}

const mark = '\uE000';

/** A validator carries its messages as strings: `textIn` reads there what fills this one. */
export const inSchema = (said: Said): string => mark + JSON.stringify(said);

export const textIn = (message: string): Text =>
  message.startsWith(mark) ? JSON.parse(message.slice(mark.length)) : message;
