import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { categoryPath } from '../../lib/category-path.ts';
import { count } from '../../lib/format.ts';
import { Lantern } from '../../ui/arch-scene.tsx';
import { type Arch, type ArchCount, type ArchSlug, archHeight } from './arcade-arches.ts';
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

const lanternFrom = 200;

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

function ArchLink({ arch, height }: { arch: Arch; height: number }) {
  const [art, wall, ground] = scenes[arch.slug];
  return (
    <Link
      to={categoryPath(arch.category)}
      className="group block w-[132px] shrink-0 snap-start rounded-lg lg:w-auto lg:flex-1"
    >
      <span
        className="arch relative block h-[190px] overflow-hidden transition-transform duration-300 group-hover:-translate-y-1.5 lg:h-(--arch)"
        style={{ background: wall, ['--arch' as string]: `${height}px` }}
        aria-hidden="true"
      >
        <span className="absolute inset-x-0 bottom-0 h-[22%]" style={{ background: ground }} />
        {height > lanternFrom && (
          <span className="absolute inset-x-0 top-0 flex justify-center max-lg:hidden">
            <Lantern width={40} />
          </span>
        )}
        <img
          src={art}
          alt=""
          data-art=""
          width={120}
          height={120}
          className="absolute inset-x-0 bottom-2.5 mx-auto h-auto w-[84%] transition-transform duration-300 group-hover:scale-105"
        />
      </span>
      <span className="block pt-3 text-center leading-tight font-semibold">{arch.category.label}</span>
      {arch.count !== null && (
        <span className="num block text-center text-sm text-ink-3">
          <CountWords slug={arch.slug} of={arch.count} />
        </span>
      )}
    </Link>
  );
}

/** The arcade: one arch for each trade of the classifieds. */
export function Arcade({ arches }: { arches: readonly Arch[] }) {
  const { t } = useLingui();
  if (arches.length === 0) return null;
  return (
    <nav
      aria-label={t`Featured categories`}
      className="no-bar -mx-4 mt-8 flex snap-x scroll-ps-4 items-end gap-3 overflow-x-auto px-4 pt-2 pb-1 lg:mx-0 lg:mt-12 lg:gap-4 lg:overflow-visible lg:px-0"
    >
      {arches.map((arch, index) => (
        <ArchLink key={arch.slug} arch={arch} height={archHeight(index, arches.length)} />
      ))}
    </nav>
  );
}
