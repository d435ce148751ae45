import { Trans, useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { FormProblems } from '../../lib/api.server.ts';
import { FormScope } from '../../ui/form-scope.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toaster.tsx';

export interface NewsletterReply {
  message?: string;
  problems?: FormProblems;
}

/** The Newsletter box (B-073). */
export function Newsletter() {
  const { t } = useLingui();
  const fetcher = useFetcher<NewsletterReply>();
  const show = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  const { data } = fetcher;
  useEffect(() => {
    if (data?.message) {
      show({ tone: 'good', title: data.message });
      form.current?.reset();
    }
    if (data?.problems?.form) show({ tone: 'bad', title: data.problems.form });
  }, [data, show]);
  return (
    <section
      aria-labelledby="newsletter"
      className="flex flex-col justify-between gap-6 border-b border-line pb-10 lg:flex-row lg:items-start"
    >
      <div>
        <h2 id="newsletter" className="h-sec">
          <Trans>One letter a week, local only</Trans>
        </h2>
        <p className="mt-1 text-ink-2">
          <Trans>New deals and openings in your suburb.</Trans>
        </p>
      </div>
      <FormScope of={data?.problems}>
        <fetcher.Form
          ref={form}
          method="post"
          action="/newsletter"
          noValidate
          aria-label={t`Newsletter`}
          className="flex w-full items-start gap-2 lg:w-[440px]"
        >
          <input type="hidden" name="_back" value={`${pathname}${search}`} />
          <TextField
            name="email"
            type="email"
            label={t`Newsletter email`}
            isLabelHidden
            icon={Mail}
            placeholder="you@example.com.au"
            autoComplete="email"
            className="flex-1"
          />
          <SubmitButton fetcher={fetcher} className="!h-12">
            <Trans>Subscribe</Trans>
          </SubmitButton>
        </fetcher.Form>
      </FormScope>
    </section>
  );
}
