import { Arcade } from '../../../shell/landing/arcade.tsx';
import basket from '../art/basket.svg';
import books from '../art/books.svg';
import briefcase from '../art/briefcase.svg';
import cake from '../art/cake.svg';
import headphones from '../art/headphones.svg';
import lamp from '../art/lamp.svg';
import plant from '../art/plant.svg';
import polish from '../art/polish.svg';
import pram from '../art/pram.svg';
import shoe from '../art/shoe.svg';
import tent from '../art/tent.svg';
import watch from '../art/watch.svg';

/** The object that represents a category, by its name among the art. */
const objects: Record<string, string> = {
  furniture: lamp,
  basket,
  electronics: headphones,
  dress: shoe,
  shirt: briefcase,
  ring: watch,
  baby: pram,
  sport: tent,
  garden: plant,
  beauty: polish,
  books,
  cake,
};

/** Two tones of rose, the accent of the shops. */
const walls = [
  ['#ffbcc4', '#ffcbd0'],
  ['#ffdfe0', '#ffe9ea'],
] as const;

export interface ArchCategory {
  id: number;
  name: string;
  slug: string;
  art: string;
}

/** One arch per featured category. */
export function RetailArcade({ categories }: { categories: readonly ArchCategory[] }) {
  return (
    <Arcade
      arches={categories.map(({ id, name, slug, art }, index) => {
        const [wall, ground] = walls[index % 2 === 0 ? 0 : 1];
        const to = `/retail-listing/${slug}`;
        return { key: String(id), to, art: objects[art] ?? basket, wall, ground, label: name };
      })}
    />
  );
}
