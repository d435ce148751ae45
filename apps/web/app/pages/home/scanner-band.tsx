import { Plural, Trans } from '@lingui/react/macro';
import type { HalalStatus } from '@souk/contract/modules/scanner/words';
import { ScanBarcode } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { count } from '../../lib/format.ts';
import { pictureSources } from '../../lib/pictures.ts';
import { VerdictPill } from '../../modules/food/index.ts';
import { can, carton, fullName, jar, lollies } from '../../modules/scanner/index.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ScannerBandContent } from './scanner-band.server.ts';

type BandFood = ScannerBandContent['foods'][number];

interface Stand {
  wall: string;
  ground: string;
  /** Aspect ratio of the picture: narrow enough to look tall, wide enough for a whole pack. */
  shape: string;
  /** Drawn if there are no foods to show. */
  art: string;
  verdict: HalalStatus;
}

const stands: readonly Stand[] = [
  { wall: '#ffbcc4', ground: '#ffcbd0', shape: 'aspect-[4/5]', art: can, verdict: 'halal' },
  { wall: '#ffcf70', ground: '#ffd98c', shape: 'aspect-[2/3]', art: jar, verdict: 'halal' },
  { wall: '#d6bbe8', ground: '#e0caee', shape: 'aspect-[5/7]', art: lollies, verdict: 'doubtful' },
  { wall: '#a4d6f4', ground: '#bbe1f7', shape: 'aspect-[6/7]', art: carton, verdict: 'unknown' },
];

const pictureWidth = 160;

/** An arch on a ground, with its verdict. */
function Arch({
  stand,
  verdict,
  ground = '#3149b8',
  children,
}: {
  stand: Stand;
  verdict: HalalStatus;
  /** The ground of a drawn pack; a photograph has its own and uses the band's. */
  ground?: string;
  children: ReactNode;
}) {
  return (
    <span className="arch block overflow-hidden !rounded-b-none">
      <span className={`relative block overflow-hidden ${stand.shape}`} style={{ background: stand.wall }}>
        {children}
      </span>
      <span className="grid h-12 place-items-center" style={{ background: ground }}>
        <VerdictPill verdict={verdict} size="sm" />
      </span>
    </span>
  );
}

function FoodArch({ food, stand }: { food: BandFood; stand: Stand }) {
  const side = pictureWidth * 2;
  const { src, srcSet } = pictureSources(food.image, { w: side, h: side });
  return (
    <Link
      to={food.path}
      className="group block rounded-t-full outline-none focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-white"
    >
      <Arch stand={stand} verdict={food.verdict}>
        {src && (
          <img
            {...{ src, srcSet }}
            alt=""
            width={side}
            height={side}
            loading="lazy"
            className="absolute inset-0 size-full object-cover transition-transform duration-300 group-hover:scale-105"
          />
        )}
      </Arch>
      <span className="sr-only">
        <bdi>{fullName(food)}</bdi>
      </span>
    </Link>
  );
}

const DrawnArch = ({ stand }: { stand: Stand }) => (
  <Arch stand={stand} verdict={stand.verdict} ground={stand.ground}>
    <img
      src={stand.art}
      alt=""
      data-art=""
      width={pictureWidth}
      height={pictureWidth}
      loading="lazy"
      className="absolute inset-x-0 bottom-0 mx-auto h-auto w-[84%]"
    />
  </Arch>
);

function Arches({ foods }: { foods: readonly BandFood[] }) {
  return (
    <ul
      aria-hidden={foods.length === 0 || undefined}
      className="flex items-end justify-center gap-3 px-4 max-lg:pt-2 lg:h-[400px] lg:gap-5"
    >
      {stands.map((stand, place) => {
        const food = foods[place];
        if (foods.length > 0 && !food) return null;
        return (
          <li key={stand.wall} className="max-w-[150px] min-w-0 flex-1 max-sm:nth-[4]:hidden">
            {food ? <FoodArch food={food} stand={stand} /> : <DrawnArch stand={stand} />}
          </li>
        );
      })}
    </ul>
  );
}

function BrowseWords({ total }: { total: number | null }) {
  if (!total) return <Trans>Browse all foods</Trans>;
  const shown = count(total);
  return <Plural value={total} one={`Browse ${shown} food`} other={`Browse ${shown} foods`} />;
}

const button =
  'btn inline-flex h-[52px] items-center gap-2 rounded-md px-5 text-[17px] font-semibold focus-visible:outline-white';

/** The way to the scanner, with what it answers; its colours stay the same in both themes. */
export function ScannerBand({ band: { foods, total } }: { band: ScannerBandContent }) {
  return (
    <section aria-labelledby="scanner-band" className="page mt-14 lg:mt-20">
      <div className="grid overflow-hidden rounded-2xl bg-[#17309e] text-white lg:grid-cols-[1fr_1.05fr]">
        <div className="self-center p-7 lg:p-14 lg:pe-6">
          <p className="inline-flex items-center gap-2 text-[15px] font-semibold text-[#ffd27a]">
            <Icon of={ScanBarcode} />
            <Trans>Food Scanner</Trans>
          </p>
          <h2
            id="scanner-band"
            className="mt-3 font-display text-[34px] leading-[38px] font-bold tracking-[-0.02em] lg:text-[44px] lg:leading-[48px]"
          >
            <Trans>Is it halal? Ask the barcode.</Trans>
          </h2>
          <p className="mt-3 max-w-[44ch] text-md text-[#dfe7ff]">
            <Trans>
              Point your camera at any packet. You get a clear verdict, the ingredients behind it and a better
              choice if there is one.
            </Trans>
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to="/food-scanner?scan=1" className={`${button} bg-white text-[#17309e]`}>
              <Icon of={ScanBarcode} />
              <Trans>Scan a product</Trans>
            </Link>
            <Link
              to="/see-all-products/most-recent"
              className={`${button} text-white ring-1 ring-white/50 ring-inset`}
            >
              <BrowseWords total={total} />
            </Link>
          </div>
        </div>
        <Arches foods={foods} />
      </div>
    </section>
  );
}
