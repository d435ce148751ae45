import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Form } from 'react-router';
import { SocialButtons } from '../../../shell/login/social-buttons.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCards } from '../../../ui/choice-card.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { DoorFrame } from '../../identity/index.ts';

export function LoginInstead() {
  return (
    <p className="mt-5 text-center text-[15px] text-ink-2">
      <Trans>
        Already have an account? <TextLink to="/login">Log in</TextLink>
      </Trans>
    </p>
  );
}

/** First question of the sign-up: for oneself or for a business. */
export function SignUpKind() {
  const { t } = useLingui();
  return (
    <DoorFrame title={<Trans>Create an account</Trans>} lead={<Trans>Free, and open in two minutes.</Trans>}>
      <Form method="get" action="/signup">
        <ChoiceCards
          name="type"
          label={t`What is it for?`}
          columns={1}
          defaultValue="private"
          options={[
            {
              value: 'private',
              label: t`Myself`,
              hint: t`Buy, sell, message people and save what you like.`,
            },
            {
              value: 'business',
              label: t`My business`,
              hint: t`A public page of your own, in one of twelve trades.`,
            },
          ]}
        />
        <Button type="submit" size="lg" isWide iconEnd={ArrowRight} className="mt-5">
          <Trans>Continue</Trans>
        </Button>
      </Form>
      <SocialButtons back="/" />
      <LoginInstead />
    </DoorFrame>
  );
}
