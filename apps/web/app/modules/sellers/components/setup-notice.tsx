import { Trans } from '@lingui/react/macro';
import type { ProfileSetup } from '@souk/contract/modules/sellers/setup';
import { ButtonLink } from '../../../ui/button.tsx';

/** The progress of the setup, with a link to continue. */
export function SetupNotice({ setup }: { setup: ProfileSetup }) {
  const done = setup.steps.filter((step) => setup.done.includes(step)).length;
  const { length } = setup.steps;
  return (
    <section className="mb-5 flex flex-wrap items-center justify-between gap-4 rounded-xl bg-warn-soft p-5">
      <div className="min-w-0">
        <h2 className="h-panel">
          <Trans>Finish setting up</Trans>
        </h2>
        <p className="num text-[15px] text-ink-2">
          <Trans>
            {done} of {length} steps are done. Your dashboard opens once all of them are.
          </Trans>
        </p>
      </div>
      <ButtonLink to="/profile-setup" tone="ink">
        <Trans>Continue setup</Trans>
      </ButtonLink>
    </section>
  );
}
