import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BoostKind, BoostPrice } from '@souk/contract/modules/promotions/boosts';
import { Gem, Star } from 'lucide-react';
import { price } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { choiceValue, isIncluded } from '../boost-choice.ts';
import { boostWords } from '../promotion-words.ts';

interface BoostOptionsProps {
  prices: readonly BoostPrice[];
  left: Record<BoostKind, number>;
  chosen: string;
  onChoose: (value: string) => void;
}

const tile =
  'relative flex min-h-[76px] cursor-pointer flex-col justify-center rounded-md bg-surface px-4 py-3 shadow-[inset_0_0_0_1px_var(--line-strong)] transition-shadow hover:shadow-[inset_0_0_0_1px_var(--ink)] has-checked:shadow-[inset_0_0_0_2px_var(--ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand forced-colors:border forced-colors:has-checked:border-4';

const icons = { premium: Gem, featured: Star };
const kinds = ['premium', 'featured'] as const;

function Option({
  option,
  left,
  chosen,
  onChoose,
}: { option: BoostPrice } & Omit<BoostOptionsProps, 'prices'>) {
  const value = choiceValue(option);
  const isFree = isIncluded(option, left);
  return (
    <label className={tile}>
      <input
        type="radio"
        name="_boost"
        value={value}
        defaultChecked={value === chosen}
        onChange={() => onChoose(value)}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-md outline-none"
      />
      <span className="pointer-events-none">
        <span className="block font-semibold">
          <Plural value={option.days} one="# day" other="# days" />
        </span>
        <span className="num block text-[15px] text-ink-2">
          {isFree ? (
            <span className="font-semibold text-good">
              <Trans>In your plan</Trans>
            </span>
          ) : (
            price(option.price.cents)
          )}
        </span>
      </span>
    </label>
  );
}

/** Kinds of boosts with their lengths and prices. */
export function BoostOptions({ prices, ...rest }: BoostOptionsProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-6">
      {kinds.map((kind) => (
        <fieldset key={kind}>
          <legend className="flex items-center gap-2 font-semibold">
            <Icon of={icons[kind]} size={18} className="text-ink-2" />
            {i18n._(boostWords[kind].name)}
          </legend>
          <p className="mb-3 text-[15px] text-ink-2">{i18n._(boostWords[kind].promise)}</p>
          <div className="grid grid-cols-3 gap-2">
            {prices
              .filter(({ boost }) => boost === kind)
              .map((option) => (
                <Option key={option.days} option={option} {...rest} />
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
