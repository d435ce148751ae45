import { Arcade } from '../../../shell/landing/arcade.tsx';
import type { ListingCategory } from '../../search/index.server.ts';
import basket from '../art/basket.svg';
import bike from '../art/bike.svg';
import briefcase from '../art/briefcase.svg';
import car from '../art/car.svg';
import guitar from '../art/guitar.svg';
import house from '../art/house.svg';
import phone from '../art/phone.svg';
import plant from '../art/plant.svg';
import pram from '../art/pram.svg';
import shoe from '../art/shoe.svg';
import sofa from '../art/sofa.svg';
import ticket from '../art/ticket.svg';
import tools from '../art/tools.svg';

/** The object for a category, by the name of its art in the catalogue. */
const objects: Record<string, string> = {
  cars: car,
  'real-estate': house,
  jobs: briefcase,
  furniture: sofa,
  electronics: phone,
  baby: pram,
  fashion: shoe,
  sport: bike,
  music: guitar,
  garden: plant,
  handyman: tools,
  ticket,
};

/** Two tones of saffron, the accent of the classifieds. */
const walls = [
  ['#ffcf70', '#ffd98c'],
  ['#ffe0a3', '#ffe8bb'],
] as const;

export type ArchCategory = Pick<ListingCategory, 'id' | 'name' | 'slug' | 'art'>;

/** One arch for each featured category. */
export function CategoryArcade({ categories }: { categories: readonly ArchCategory[] }) {
  return (
    <Arcade
      arches={categories.map(({ id, name, slug, art }, index) => {
        const [wall, ground] = walls[index % 2 === 0 ? 0 : 1];
        const to = `/classified-listing/${slug}`;
        return { key: String(id), to, art: objects[art] ?? basket, wall, ground, label: name };
      })}
    />
  );
}
