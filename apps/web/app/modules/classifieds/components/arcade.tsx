import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Lantern } from '../../../ui/arch-scene.tsx';
import type { AdCategory } from '../ad-categories.server.ts';
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

/** The object that stands for a category, by the name its art has in the catalogue. */
const objects: Record<string, string> = {
  ...{ cars: car, 'real-estate': house, jobs: briefcase, furniture: sofa, electronics: phone, baby: pram },
  ...{ fashion: shoe, sport: bike, music: guitar, garden: plant, handyman: tools, ticket },
};

/** Two tones of saffron, the accent of the classifieds. */
const walls = [
  ['#ffcf70', '#ffd98c'],
  ['#ffe0a3', '#ffe8bb'],
] as const;

const lowest = 176;
const rise = 24;
const lanternFrom = 224;

/** The arches rise towards the middle of the row. */
const heightOf = (index: number, total: number) => lowest + Math.min(index, total - 1 - index, 3) * rise;

export type ArchCategory = Pick<AdCategory, 'id' | 'name' | 'slug' | 'art'>;

function Arch({ category, index, total }: { category: ArchCategory; index: number; total: number }) {
  const [wall, ground] = walls[index % 2 === 0 ? 0 : 1];
  const height = heightOf(index, total);
  return (
    <Link
      to={`/classified-listing/${category.slug}`}
      className="group block w-[132px] shrink-0 snap-start rounded-lg lg:w-auto lg:flex-1"
    >
      <span
        className="arch relative block h-[190px] overflow-hidden transition-transform duration-300 group-hover:-translate-y-1.5 lg:h-(--arch)"
        style={{ background: wall, ['--arch' as string]: `${height}px` }}
        aria-hidden="true"
      >
        <span className="absolute inset-x-0 bottom-0 h-[22%]" style={{ background: ground }} />
        {height >= lanternFrom && (
          <span className="absolute inset-x-0 top-0 flex justify-center max-lg:hidden">
            <Lantern width={40} />
          </span>
        )}
        <img
          src={objects[category.art] ?? basket}
          alt=""
          data-art=""
          width={120}
          height={120}
          className="absolute inset-x-0 bottom-2.5 mx-auto h-auto w-[84%] transition-transform duration-300 group-hover:scale-105"
        />
      </span>
      <span className="block pt-3 text-center leading-tight font-semibold">{category.name}</span>
    </Link>
  );
}

/** One arch for each featured category. */
export function Arcade({ categories }: { categories: readonly ArchCategory[] }) {
  const { t } = useLingui();
  if (categories.length === 0) return null;
  return (
    <nav
      aria-label={t`Featured categories`}
      className="no-bar -mx-4 mt-8 flex snap-x scroll-ps-4 items-end gap-3 overflow-x-auto px-4 pt-2 pb-1 lg:mx-0 lg:mt-12 lg:gap-4 lg:overflow-visible lg:px-0"
    >
      {categories.map((category, index) => (
        <Arch key={category.id} category={category} index={index} total={categories.length} />
      ))}
    </nav>
  );
}
