import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import type { FoodProfile } from '@souk/contract/modules/scanner/profiles';
import type { HalalStatus } from '@souk/contract/modules/scanner/words';
import { Barcode, Columns2, ScanBarcode, ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VerdictMark, VerdictReader, verdictGrounds, verdictTexts, verdictWords } from '../../food/index.ts';
import { compareFoodsPath } from '../compare-path.ts';
import { sayCode } from '../food-words.ts';
import { FoodName, fullName } from './food-card.tsx';
import { FoodSentence } from './food-sentence.tsx';
import { HeroStars } from './hero-stars.tsx';
import { KeepFood } from './keep-food.tsx';
import { ShareFood } from './share-food.tsx';

const archWalls: Record<HalalStatus, string> = {
  halal: 'bg-halal/20',
  doubtful: 'bg-doubtful/20',
  haram: 'bg-haram/15',
  unknown: 'bg-unknown/15',
};

const pictureSide = 400;

/** The pack in its arch; packs of any shape rest on its ground. */
function PackArch({ food }: { food: FoodProductDetail }) {
  const { src, srcSet } = pictureSources(food.image, { w: pictureSide });
  return (
    <div className="relative h-[260px] lg:h-auto lg:min-h-[420px]">
      <div
        className={`arch absolute inset-x-10 top-8 bottom-0 overflow-hidden !rounded-b-none lg:inset-x-12 lg:top-12 ${archWalls[food.verdict]}`}
      >
        <div className={`absolute inset-x-0 bottom-0 h-[18%] ${archWalls[food.verdict]}`} />
        {src ? (
          <img
            src={src}
            srcSet={srcSet}
            alt=""
            width={pictureSide}
            height={pictureSide}
            fetchPriority="high"
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <span className={`absolute inset-0 grid place-items-center ${verdictTexts[food.verdict]}`}>
            <ShoppingBasket size={96} strokeWidth={1.25} aria-hidden />
          </span>
        )}
      </div>
    </div>
  );
}

function Verdict({ verdict, profile }: { verdict: HalalStatus; profile: FoodProfile }) {
  const { i18n } = useLingui();
  return (
    <div className={`flex items-center gap-4 ${verdictTexts[verdict]}`}>
      <VerdictMark verdict={verdict} className="size-[72px] lg:size-[92px]" />
      <div className="min-w-0">
        <p className="font-semibold">
          <VerdictReader profile={profile} />
        </p>
        <p className="font-display text-[44px] leading-[48px] font-bold tracking-[-.03em] lg:text-[72px] lg:leading-[68px]">
          {i18n._(verdictWords[verdict])}
        </p>
      </div>
    </div>
  );
}

function Maker({ food }: { food: FoodProductDetail }) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
      {food.brand && (
        <Link to={`/food-scanner?${new URLSearchParams({ brand: food.brand })}`} className="hover:underline">
          <bdi>{food.brand}</bdi>
        </Link>
      )}
      <span className="num inline-flex items-center gap-1.5">
        <Icon of={Barcode} size={18} />
        <bdi>{sayCode(food.product_code)}</bdi>
      </span>
    </p>
  );
}

interface FoodHeroProps {
  food: FoodProductDetail;
  profile: FoodProfile;
}

/** The answer first: the verdict for the reader's profile, what was judged, and what to do next. */
export function FoodHero({ food, profile }: FoodHeroProps) {
  const title = fullName(food);
  return (
    <section
      data-verdict={food.verdict}
      className={`relative mt-4 grid grid-cols-1 overflow-hidden rounded-2xl lg:grid-cols-[400px_minmax(0,1fr)] ${verdictGrounds[food.verdict]}`}
    >
      <HeroStars className={verdictTexts[food.verdict]} />
      <PackArch food={food} />
      <div className="relative min-w-0 self-center p-6 lg:py-12 lg:ps-4 lg:pe-14">
        <Verdict verdict={food.verdict} profile={profile} />
        <h1 className="h-page mt-6 break-words" tabIndex={-1}>
          <FoodName food={food} />
        </h1>
        <Maker food={food} />
        <p className="mt-4 max-w-[52ch] text-md">
          <FoodSentence food={food} />
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          <ButtonLink to="/food-scanner" tone="ink" icon={ScanBarcode} className="max-sm:!px-4">
            <Trans>Scan another</Trans>
          </ButtonLink>
          <KeepFood food={food} />
          <ButtonLink to={compareFoodsPath([food.id])} tone="line" icon={Columns2}>
            <Trans>Compare</Trans>
          </ButtonLink>
          <ShareFood title={title} />
        </div>
      </div>
    </section>
  );
}
