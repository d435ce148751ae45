import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { loginAddress } from '../../../../lib/login-address.ts';
import { useLogin } from '../../../../shell/login/login-context.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Wizard } from '../../../../ui/wizard.tsx';
import { type CategoryGroup, CategoryPicker } from '../../../catalogue/index.ts';
import { StepBar, StepPlace } from './step-bar.tsx';
import { useStepWords } from './wizard-words.tsx';

/** The general wizard behind the login modal; the wish to post is remembered over the login (B-015). */
export function VisitorWizard({ groups, search }: { groups: readonly CategoryGroup[]; search: string }) {
  const login = useLogin();
  const words = useStepWords().category;
  const ask = () => login.open({ forPostAd: true });
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    login.open({ forPostAd: true });
  }, [login]);
  return (
    <>
      <StepBar step="category" to={() => '/post-ad'} />
      <Wizard
        title={words.title}
        lead={words.lead}
        place={<StepPlace step="category" />}
        isWide
        note={<Trans>Log in to write your ad. It takes a few minutes.</Trans>}
        next={
          <>
            <Button size="lg" className="[@media(scripting:none)]:hidden" onClick={ask}>
              <Trans>Log in to continue</Trans>
            </Button>
            <noscript>
              <ButtonLink to={loginAddress('/post-ad')} size="lg">
                <Trans>Log in to continue</Trans>
              </ButtonLink>
            </noscript>
          </>
        }
      >
        <CategoryPicker
          groups={groups}
          chosenId={null}
          search={search}
          form={(children) => children}
          onChoose={ask}
        />
      </Wizard>
    </>
  );
}
