import { Plural, Trans } from '@lingui/react/macro';
import { categoryPath } from '../../lib/category-path.ts';
import { count } from '../../lib/format.ts';
import { Arcade } from '../../shell/landing/arcade.tsx';
import type { Arch, ArchCount, ArchSlug } from './arcade-arches.ts';
import bike from './art/bike.svg';
import briefcase from './art/briefcase.svg';
import car from './art/car.svg';
import house from './art/house.svg';
import phone from './art/phone.svg';
import pram from './art/pram.svg';
import shoe from './art/shoe.svg';
import sofa from './art/sofa.svg';

const scenes: Record<ArchSlug, [art: string, wall: string, ground: string]> = {
  'real-estate': [house, '#a4d6f4', '#bbe1f7'],
  motors: [car, '#ffcf70', '#ffd98c'],
  jobs: [briefcase, '#a4dccd', '#b9e5d9'],
  'furniture-home': [sofa, '#bccbff', '#c9d6ff'],
  electronics: [phone, '#d6bbe8', '#e0caee'],
  'baby-kids': [pram, '#ffbcc4', '#ffcbd0'],
  fashion: [shoe, '#f1bb9d', '#f5cbb3'],
  'sport-outdoors': [bike, '#cdd892', '#d9e2ac'],
};

function Noun({ slug, value }: { slug: ArchSlug; value: number }) {
  const shown = count(value);
  if (slug === 'real-estate') return <Plural value={value} one={`${shown} home`} other={`${shown} homes`} />;
  if (slug === 'motors') return <Plural value={value} one={`${shown} vehicle`} other={`${shown} vehicles`} />;
  if (slug === 'jobs') return <Plural value={value} one={`${shown} role`} other={`${shown} roles`} />;
  return <Plural value={value} one={`${shown} ad`} other={`${shown} ads`} />;
}

function CountWords({ slug, of: { total, isExact } }: { slug: ArchSlug; of: ArchCount }) {
  const words = <Noun slug={slug} value={total} />;
  return isExact ? words : <Trans>about {words}</Trans>;
}

/** One arch for each trade of the classifieds, with its real number of ads. */
export function HomeArcade({ arches }: { arches: readonly Arch[] }) {
  return (
    <Arcade
      arches={arches.map(({ slug, category, count: found }) => {
        const [art, wall, ground] = scenes[slug];
        return {
          key: slug,
          to: categoryPath(category),
          art,
          wall,
          ground,
          label: category.label,
          note: found && <CountWords slug={slug} of={found} />,
        };
      })}
    />
  );
}
