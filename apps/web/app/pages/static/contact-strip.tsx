import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button.tsx';

/** A link for readers who still have a question. */
export function ContactStrip() {
  return (
    <section className="mt-14 flex flex-wrap items-center justify-between gap-4 rounded-xl bg-sunken p-6 lg:p-8">
      <div>
        <h2 className="h-panel">
          <Trans>Still have a question?</Trans>
        </h2>
        <p className="text-ink-2">
          <Trans>A person reads every message and answers by email.</Trans>
        </p>
      </div>
      <ButtonLink to="/footer-pages/contact-us" tone="line">
        <Trans>Contact us</Trans>
      </ButtonLink>
    </section>
  );
}
