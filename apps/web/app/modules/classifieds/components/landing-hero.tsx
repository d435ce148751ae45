import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { bannerMark } from '../../../shell/header/use-sticky.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipLink } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';

const half = 'flex h-16 min-w-0 items-center gap-3 ps-3 lg:h-14 lg:ps-5';
const input = 'w-full bg-transparent leading-tight outline-none placeholder:text-ink-3';
const listPath = '/classifieds/filter/all';

function AdSearch() {
  const { t } = useLingui();
  return (
    <Form
      action={listPath}
      role="search"
      className="control mt-6 flex flex-col rounded-xl border border-line bg-surface p-2 shadow-md focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand lg:mx-auto lg:mt-8 lg:max-w-[860px] lg:flex-row lg:items-center lg:rounded-full"
    >
      <label className={`${half} lg:flex-[1.5]`}>
        <Icon of={Search} className="text-ink-3" />
        <span className="min-w-0 flex-1 text-start">
          <span className="block text-xs font-semibold">
            <Trans>What</Trans>
          </span>
          <input
            name="keyword"
            type="search"
            autoComplete="off"
            maxLength={120}
            className={input}
            placeholder={t`Pram, HiLux, two-bedroom flat`}
          />
        </span>
      </label>
      <span className="mx-3 h-px bg-line lg:mx-0 lg:h-8 lg:w-px" />
      <label className={`${half} lg:flex-1`}>
        <Icon of={MapPin} className="text-ink-3" />
        <span className="min-w-0 flex-1 text-start">
          <span className="block text-xs font-semibold">
            <Trans>Where</Trans>
          </span>
          <input
            name="location"
            autoComplete="postal-code"
            maxLength={200}
            className={input}
            placeholder={t`Suburb or postcode`}
          />
        </span>
      </label>
      <Button type="submit" size="lg" icon={Search} className="mt-1 lg:mt-0 lg:!rounded-full">
        <Trans>Search</Trans>
      </Button>
    </Form>
  );
}

interface LandingHeroProps {
  title: ReactNode;
  lead: ReactNode;
  popular: readonly string[];
}

/** Title, search among the ads, and what others look for. */
export function LandingHero({ title, lead, popular }: LandingHeroProps) {
  return (
    <div {...bannerMark} className="lg:text-center">
      <h1 className="font-display text-4xl font-bold tracking-[-0.02em]" tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-3 text-md text-ink-2 lg:mx-auto lg:max-w-[620px] lg:text-lg">{lead}</p>
      <AdSearch />
      {popular.length > 0 && (
        <div className="no-bar -mx-4 mt-4 flex items-center gap-2 overflow-x-auto px-4 py-1 lg:justify-center">
          <span className="text-sm whitespace-nowrap text-ink-3">
            <Trans>Popular now</Trans>
          </span>
          {popular.map((keyword) => (
            <ChipLink key={keyword} to={`${listPath}?${new URLSearchParams({ keyword })}`}>
              {keyword}
            </ChipLink>
          ))}
        </div>
      )}
    </div>
  );
}
