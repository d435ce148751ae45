import { Trans, useLingui } from '@lingui/react/macro';
import { businessTypes } from '@souk/contract/shared/seller-types';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ChoiceCards } from '../../../ui/choice-card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { tradeWords } from '../seller-words.ts';

/** Second question for a business: its trade, and what that brings. */
export function SignUpTrade() {
  const { i18n } = useLingui();
  return (
    <div className="page py-8 lg:py-12">
      <div className="mx-auto max-w-[960px]">
        <p className="text-sm font-semibold text-ink-3">
          <Trans>Step 1 of 3</Trans>
        </p>
        <h1 className="h-page">
          <Trans>What does your business do?</Trans>
        </h1>
        <p className="mt-1.5 text-ink-2">
          <Trans>This decides what your page shows and where customers find you.</Trans>
        </p>
        <Form method="get" action="/signup" className="mt-6">
          <input type="hidden" name="type" value="business" />
          <ChoiceCards
            name="seller_type"
            label={<Trans>Trade</Trans>}
            isLegendHidden
            defaultValue={businessTypes[0]}
            options={businessTypes.map((type) => {
              const { name, brings, icon } = tradeWords[type];
              return {
                value: type,
                label: i18n._(name),
                hint: i18n._(brings),
                aside: <Icon of={icon} size={24} className="text-ink-2" />,
              };
            })}
          />
          <div className="mt-6 flex flex-wrap justify-between gap-3">
            <ButtonLink to="/signup" tone="line" size="lg" icon={ArrowLeft}>
              <Trans>Back</Trans>
            </ButtonLink>
            <Button type="submit" size="lg" iconEnd={ArrowRight}>
              <Trans>Continue to your details</Trans>
            </Button>
          </div>
        </Form>
      </div>
    </div>
  );
}
