import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProfile } from '@souk/contract/modules/scanner/profiles';
import { schools, strictnesses } from '@souk/contract/modules/scanner/words';
import { ChevronDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Form, useLocation } from 'react-router';
import { loginAddress } from '../../../lib/login-address.ts';
import { useViewer } from '../../../lib/page-root.ts';
import { useLogin } from '../../../shell/login/login-context.tsx';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Choice } from '../../../ui/choice.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../ui/form-scope.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import {
  allergenWords,
  dietWords,
  schoolWords,
  strictnessMeanings,
  strictnessWords,
} from '../../food/index.ts';
import { isPlain, writeProfile } from '../visitor-profile.ts';
import { AllergenTicks, DietTicks } from './food-ticks.tsx';

/** Target of links on the pages of foods. */
const place = 'food-profile';

interface ProfileProps {
  profile: FoodProfile;
}

/** The profile in one line. */
function Summary({ profile }: ProfileProps) {
  const { i18n, t } = useLingui();
  if (isPlain(profile))
    return <Trans>Choose a school, a diet and what you avoid: every verdict follows it.</Trans>;
  const { school, strictness, avoids, diets: kept } = profile;
  const avoided = avoids.map((allergen) => i18n._(allergenWords[allergen])).join(', ');
  const words = [
    school ? i18n._(schoolWords[school]) : t`Every school`,
    i18n._(strictnessWords[strictness]),
    ...kept.map((diet) => i18n._(dietWords[diet])),
    ...(avoided ? [t`Without ${avoided}`] : []),
  ];
  return words.join(' · ');
}

/** Where the profile is kept, and for visitors how to keep it in an account. */
function KeptWhere() {
  const viewer = useViewer();
  const login = useLogin();
  const { pathname, search } = useLocation();
  if (viewer)
    return (
      <p className="text-sm text-ink-2">
        <Trans>Saved to your account and visible only to you.</Trans>
      </p>
    );
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    login.open();
  };
  return (
    <p className="text-sm text-ink-2">
      <Trans>
        Kept in this browser.{' '}
        <TextLink to={loginAddress(`${pathname}${search}`)} onClick={ask}>
          Log in
        </TextLink>{' '}
        to have it on every device.
      </Trans>
    </p>
  );
}

function Fields({ profile }: ProfileProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-2">
        <Select
          name="school"
          label={t`School`}
          placeholder={t`All schools: the strictest verdict counts`}
          defaultValue={profile.school ?? ''}
          options={schools.map((value) => ({ value, label: i18n._(schoolWords[value]) }))}
        />
        <Choice
          name="strictness"
          label={t`Unclear sources`}
          defaultValue={profile.strictness}
          options={strictnesses.map((value) => ({
            value,
            label: i18n._(strictnessWords[value]),
            hint: i18n._(strictnessMeanings[value]),
          }))}
        />
      </div>
      <DietTicks name="diets" title={<Trans>Diet</Trans>} ticked={profile.diets} />
      <AllergenTicks name="avoids" title={<Trans>Warn me of</Trans>} ticked={profile.avoids} />
    </>
  );
}

/** The food profile: school, strictness, diet and allergens; collapsed until needed. */
export function ProfilePanel({ profile, problems }: ProfileProps & { problems: FormOutcome | undefined }) {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  // The server does not see the fragment of a link.
  const isAsked = isHydrated && hash === `#${place}`;
  return (
    <details
      id={place}
      className="panel group/profile mt-10 scroll-mt-24"
      open={isAsked || problems !== undefined}
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-[inherit] p-5 lg:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="h-panel block">
            <Trans>My food profile</Trans>
          </span>
          <span className="mt-0.5 block text-[15px] text-ink-2">
            <Summary profile={profile} />
          </span>
        </span>
        <Icon of={ChevronDown} className="text-ink-3 group-open/profile:rotate-180" />
      </summary>
      <FormScope of={problems}>
        <Form
          key={writeProfile(profile)}
          method="post"
          action="/food-scanner"
          className="grid gap-6 border-t border-line p-5 lg:p-6"
        >
          <FormProblem />
          <Fields profile={profile} />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <KeptWhere />
            <SubmitButton>
              <Trans>Save profile</Trans>
            </SubmitButton>
          </div>
        </Form>
      </FormScope>
    </details>
  );
}
