import type { Item } from '../label/items.ts';
import { colourWords } from '../tables/colour-words.ts';
import { fold } from '../words/fold.ts';
import type { Mark } from '../words/mark.ts';

type Read = (text: string) => readonly Mark[];

/** Names that are a food or a vitamin alone and a colour after that word: "colour: caramel" is E150. */
const asColour: Readonly<Record<string, string>> = {
  caramel: 'caramel colour',
  'caramelised-sugar': 'caramel colour',
  'vitamin-b': 'riboflavin colour',
};

const names = new Set(
  Object.values(colourWords).flatMap((list) => list.split(',').map((word) => fold(word).trim())),
);

const isColours = ({ text }: Item) => names.has(fold(text).trim());

const wordsOf = ({ text }: Item, read: Read) => read(text).filter(({ sign }) => !sign);

const isColour = (item: Item, read: Read) =>
  wordsOf(item, read).some(({ entry }) => entry?.additive?.class === 'colour');

function asColourOf(item: Item, read: Read): Item {
  if (item.parts.length > 0) return item;
  const named = wordsOf(item, read);
  const name = named.length === 1 ? asColour[named[0]?.entry?.id ?? ''] : undefined;
  return name ? { ...item, text: name } : item;
}

function partsByClass(item: Item, read: Read): Item[] {
  return isColours(item) ? item.parts.map((part) => asColourOf(part, read)) : readByClass(item.parts, read);
}

/** Items with the names that mean a colour, where the class of colours stands before or around them. */
export function readByClass(items: readonly Item[], read: Read): Item[] {
  let isAmongColours = false;
  return items.map((item) => {
    const said = isAmongColours ? asColourOf(item, read) : item;
    isAmongColours = (item.isHeading && isColours(item)) || (isAmongColours && isColour(said, read));
    return item.parts.length > 0 ? { ...said, parts: partsByClass(item, read) } : said;
  });
}
