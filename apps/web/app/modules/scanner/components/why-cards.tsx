import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodLabel, FoodProductDetail } from '@souk/contract/modules/scanner/products';
import type { HalalStatus } from '@souk/contract/modules/scanner/words';
import { DropletOff, FileBadge, Leaf, ListX, Milk, PawPrint, SearchX, UserCheck, Wine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDates } from '../../../lib/use-dates.tsx';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { VerdictMark, verdictGrounds, verdictTexts } from '../../food/index.ts';
import { sayOrigins, sayStep } from '../food-words.ts';
import { type Named, type Why, whyFood } from '../why-food.ts';

interface Face {
  tone: HalalStatus;
  /** Without one the verdict's own icon is used. */
  icon?: IconShape;
  title: ReactNode;
  text: ReactNode;
}

type CertificateLabel = Extract<FoodLabel, { kind: 'halal-certificate' }>;

/** The facts on a certificate: its body, number and expiry. */
function CertificateFacts({ label }: { label: CertificateLabel | undefined }) {
  const { slashDate } = useDates();
  if (!label) return null;
  const { certifier, certifier_name, number, valid_until } = label;
  const facts = [certifier_name ?? certifier, number].filter(Boolean).join(', ');
  if (!valid_until) return facts;
  return (
    <Trans>
      {facts}, valid to {slashDate(valid_until)}.
    </Trans>
  );
}

const certificateTitles: Record<Extract<Why, { kind: 'certificate' }>['standing'], ReactNode> = {
  counts: <Trans>Certificate on file</Trans>,
  expired: <Trans>Its certificate has expired</Trans>,
  undated: <Trans>Its certificate has no date</Trans>,
  'unknown-certifier': <Trans>We do not know who certified it</Trans>,
};

const alcoholFaces: Record<Extract<Why, { kind: 'alcohol' }>['alcohol'], Face> = {
  none: {
    tone: 'halal',
    icon: DropletOff,
    title: <Trans>No alcohol</Trans>,
    text: <Trans>No ingredient is a drink or carries alcohol.</Trans>,
  },
  trace: {
    tone: 'halal',
    icon: DropletOff,
    title: <Trans>At most a trace of alcohol</Trans>,
    text: <Trans>Something in it was fermented; what is left does not intoxicate.</Trans>,
  },
  carrier: {
    tone: 'doubtful',
    icon: Wine,
    title: <Trans>Alcohol carries a flavour</Trans>,
    text: <Trans>A flavour or an extract may be dissolved in it.</Trans>,
  },
  drink: {
    tone: 'haram',
    icon: Wine,
    title: <Trans>An alcoholic drink is in it</Trans>,
    text: <Trans>It is in the list of ingredients.</Trans>,
  },
};

const animalFaces: Record<Extract<Why, { kind: 'animals' }>['has'], Face> = {
  none: {
    tone: 'halal',
    icon: Leaf,
    title: <Trans>Nothing from animals</Trans>,
    text: <Trans>Every ingredient comes from plants, minerals or microbes.</Trans>,
  },
  products: {
    tone: 'halal',
    icon: Milk,
    title: <Trans>No meat and no gelatine</Trans>,
    text: <Trans>From animals it has milk, eggs or what bees make, and nothing else.</Trans>,
  },
  bodies: {
    tone: 'halal',
    icon: PawPrint,
    title: <Trans>Animal sources are cleared</Trans>,
    text: <Trans>Anything that may come from an animal is lawful or stated to be.</Trans>,
  },
};

/** The table's explanation of an ingredient, otherwise the last step of its judgement. */
function IngredientText({ named }: { named: Named }) {
  const { i18n } = useLingui();
  if (named.why) return named.why;
  const [step] = named.steps.slice(-1);
  return step ? sayStep(i18n, step) : sayOrigins(i18n, named.origins);
}

const nameOf = ({ name, words, additive }: Named) => (
  <>
    <bdi>{name ?? words}</bdi>
    {additive && <span className="font-normal text-ink-3"> E{additive.number}</span>}
  </>
);

function faceOf(why: Why, certificate: CertificateLabel | undefined): Face {
  switch (why.kind) {
    case 'ingredient':
      return {
        tone: why.verdict,
        title: nameOf(why.named),
        text: <IngredientText named={why.named} />,
      };
    case 'not-known':
      return {
        tone: 'unknown',
        icon: SearchX,
        title: <bdi>{why.words}</bdi>,
        text: <Trans>We do not recognise this word yet, so we cannot call it halal.</Trans>,
      };
    case 'no-list':
      return {
        tone: 'unknown',
        icon: ListX,
        title: <Trans>No ingredients yet</Trans>,
        text: <Trans>It cannot be judged without a list of ingredients.</Trans>,
      };
    case 'desk':
      return {
        tone: why.verdict,
        icon: UserCheck,
        title: <Trans>Judged by our team</Trans>,
        text: why.note,
      };
    case 'certificate':
      return {
        tone: why.standing === 'counts' ? 'halal' : 'unknown',
        icon: FileBadge,
        title: certificateTitles[why.standing],
        text: <CertificateFacts label={certificate} />,
      };
    case 'alcohol':
      return alcoholFaces[why.alcohol];
    case 'animals':
      return animalFaces[why.has];
  }
}

const headings: Record<HalalStatus, ReactNode> = {
  halal: <Trans>Why it is halal</Trans>,
  doubtful: <Trans>Why it is doubtful</Trans>,
  haram: <Trans>Why it is haram</Trans>,
  unknown: <Trans>Why it is unknown</Trans>,
};

const isCertificate = (label: FoodLabel): label is CertificateLabel => label.kind === 'halal-certificate';

/** The three weightiest reasons, each as a card. */
export function WhyCards({ food }: { food: FoodProductDetail }) {
  const cards = whyFood(food);
  if (cards.length === 0) return null;
  const certificate = food.labels.find(isCertificate);
  return (
    <section aria-labelledby="why">
      <h2 id="why" className="h-sec">
        {headings[food.verdict]}
      </h2>
      <ul className="mt-5 grid gap-4 md:auto-cols-fr md:grid-flow-col">
        {cards.map((why, place) => {
          const { tone, icon, title, text } = faceOf(why, certificate);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: -- the cards of a food never move
            <li key={place} className="card min-w-0 p-5">
              <span
                className={`grid size-11 place-items-center rounded-full ${verdictGrounds[tone]} ${verdictTexts[tone]}`}
              >
                {icon ? <Icon of={icon} size={22} /> : <VerdictMark verdict={tone} className="size-6" />}
              </span>
              <h3 className="mt-4 font-semibold break-words first-letter:uppercase">{title}</h3>
              <p className="mt-1 text-[15px] break-words text-ink-2">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
