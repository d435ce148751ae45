import { Arcade } from '../../../../shell/landing/arcade.tsx';
import briefcase from '../../../../ui/art/briefcase.svg';
import suitcase from '../../../../ui/art/suitcase.svg';
import ticket from '../../../../ui/art/ticket.svg';
import tools from '../../../../ui/art/tools.svg';
import { placesOf } from '../../../search/index.ts';
import cake from '../../art/cake.svg';
import polish from '../../art/polish.svg';
import stones from '../../art/stones.svg';

/** The object for a category, by the name of its art in the catalogue. */
const objects: Record<string, string> = {
  jobs: briefcase,
  handyman: tools,
  beauty: polish,
  'sports-tickets': ticket,
  events: cake,
  tourism: suitcase,
  restaurant: cake,
};

/** Two tones of jade, the accent of the bookings. */
const walls = [
  ['#a4dccd', '#b9e5d9'],
  ['#c9ece2', '#d6f1e9'],
] as const;

interface ArchCategory {
  id: number;
  name: string;
  slug: string;
  art: string;
}

/** One arch for each category. */
export function BookingArcade({ categories }: { categories: readonly ArchCategory[] }) {
  return (
    <Arcade
      arches={categories.map(({ id, name, slug, art }, index) => {
        const [wall, ground] = walls[index % 2 === 0 ? 0 : 1];
        const to = placesOf.booking.category(slug);
        return { key: String(id), to, art: objects[art] ?? stones, wall, ground, label: name };
      })}
    />
  );
}
