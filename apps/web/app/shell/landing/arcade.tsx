import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Lantern } from '../../ui/arch-scene.tsx';

const lowest = 176;
const rise = 24;
/** A lantern needs a tall arch. */
const lanternFrom = 200;

/** The arches rise towards the middle of the row. */
export const archHeight = (index: number, total: number): number =>
  lowest + Math.min(index, total - 1 - index, 3) * rise;

export interface ArcadeArch {
  key: string;
  to: string;
  /** Address of the object in the arch. */
  art: string;
  wall: string;
  ground: string;
  label: string;
  /** Below the label, such as a count. */
  note?: ReactNode;
}

function Arch({ arch, height }: { arch: ArcadeArch; height: number }) {
  return (
    <Link to={arch.to} className="group block w-[132px] shrink-0 snap-start rounded-lg lg:w-auto lg:flex-1">
      <span
        className="arch relative block h-[190px] overflow-hidden transition-transform duration-300 group-hover:-translate-y-1.5 lg:h-(--arch)"
        style={{ background: arch.wall, ['--arch' as string]: `${height}px` }}
        aria-hidden="true"
      >
        <span className="absolute inset-x-0 bottom-0 h-[22%]" style={{ background: arch.ground }} />
        {height > lanternFrom && (
          <span className="absolute inset-x-0 top-0 flex justify-center max-lg:hidden">
            <Lantern width={40} />
          </span>
        )}
        <img
          src={arch.art}
          alt=""
          data-art=""
          width={120}
          height={120}
          className="absolute inset-x-0 bottom-2.5 mx-auto h-auto w-[84%] transition-transform duration-300 group-hover:scale-105"
        />
      </span>
      <span className="block pt-3 text-center leading-tight font-semibold">{arch.label}</span>
      {arch.note && <span className="num block text-center text-sm text-ink-3">{arch.note}</span>}
    </Link>
  );
}

/** The arcade: one arch for each of the first categories. */
export function Arcade({ arches }: { arches: readonly ArcadeArch[] }) {
  const { t } = useLingui();
  if (arches.length === 0) return null;
  return (
    <nav
      aria-label={t`Featured categories`}
      className="no-bar -mx-4 mt-8 flex snap-x scroll-ps-4 items-end gap-3 overflow-x-auto px-4 pt-2 pb-1 lg:mx-0 lg:mt-12 lg:gap-4 lg:overflow-visible lg:px-0"
    >
      {arches.map((arch, index) => (
        <Arch key={arch.key} arch={arch} height={archHeight(index, arches.length)} />
      ))}
    </nav>
  );
}
