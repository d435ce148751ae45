import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin, Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { bannerMark } from '../header/use-sticky.ts';

interface HalfProps extends ComponentProps<'input'> {
  icon: IconShape;
  label: ReactNode;
  /** Share of the width. */
  width: string;
}

function Half({ icon, label, width, ...input }: HalfProps) {
  return (
    <label className={`flex h-16 min-w-0 items-center gap-3 ps-3 lg:h-14 lg:ps-5 ${width}`}>
      <Icon of={icon} className="text-ink-3" />
      <span className="min-w-0 flex-1 text-start">
        <span className="block text-xs font-semibold">{label}</span>
        <input
          {...input}
          className="w-full bg-transparent leading-tight outline-none placeholder:text-ink-3"
        />
      </span>
    </label>
  );
}

function HeroSearch({ action, example }: Pick<LandingHeroProps, 'action' | 'example'>) {
  const { t } = useLingui();
  return (
    <Form
      action={action}
      role="search"
      className="control mt-6 flex flex-col rounded-xl border border-line bg-surface p-2 shadow-md focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand lg:mx-auto lg:mt-8 lg:max-w-[860px] lg:flex-row lg:items-center lg:rounded-full"
    >
      <Half
        icon={Search}
        label={<Trans>What</Trans>}
        width="lg:flex-[1.5]"
        name="keyword"
        type="search"
        autoComplete="off"
        maxLength={120}
        placeholder={example ?? t`Pram, HiLux, two-bedroom flat`}
      />
      <span className="mx-3 h-px bg-line lg:mx-0 lg:h-8 lg:w-px" />
      <Half
        icon={MapPin}
        label={<Trans>Where</Trans>}
        width="lg:flex-1"
        name="location"
        autoComplete="postal-code"
        maxLength={200}
        placeholder={t`Suburb or postcode`}
      />
      <Button type="submit" size="lg" icon={Search} className="mt-1 lg:mt-0 lg:!rounded-full">
        <Trans>Search</Trans>
      </Button>
    </Form>
  );
}

const titles = {
  home: 'text-[52px] leading-[52px] tracking-[-0.03em] lg:text-5xl',
  landing: 'text-4xl tracking-[-0.02em]',
};

interface LandingHeroProps {
  title: ReactNode;
  lead: ReactNode;
  /** Target of the search. */
  action: string;
  popular: readonly string[];
  /** Example search, as the placeholder. */
  example?: string;
  size?: keyof typeof titles;
}

/** Title, search and popular searches; the header shows the search once this is scrolled away. */
export function LandingHero({ title, lead, action, popular, example, size = 'landing' }: LandingHeroProps) {
  return (
    <div {...bannerMark} className="lg:text-center">
      <h1 className={`font-display font-bold ${titles[size]}`} tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-3 text-md text-ink-2 lg:mx-auto lg:mt-4 lg:max-w-[620px] lg:text-lg">{lead}</p>
      <HeroSearch action={action} {...(example ? { example } : {})} />
      {popular.length > 0 && (
        <div className="no-bar -mx-4 mt-4 flex items-center gap-2 overflow-x-auto px-4 py-1 lg:justify-center">
          <span className="text-sm whitespace-nowrap text-ink-3">
            <Trans>Popular now</Trans>
          </span>
          {popular.map((keyword) => (
            <ChipLink key={keyword} to={`${action}?${new URLSearchParams({ keyword })}`}>
              {keyword}
            </ChipLink>
          ))}
        </div>
      )}
    </div>
  );
}
