import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { contactUs } from '@souk/contract/modules/pages/contacts';
import { getFooterPage } from '@souk/contract/modules/pages/content';
import { data, Form } from 'react-router';
import { call, submit } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { findViewer, visitorOrPrivate } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { FormScope } from '../../ui/form-scope.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/contact-us.ts';
import { CleanedText } from './cleaned-text.tsx';

export const handle = { access: 'public', screen: 'ContactUs' };

const pathOf = (request: Request) => new URL(request.url).pathname.replace(/\.data$/, '');

/** The short address is for visitors and private users, the footer's for everyone (reading A-05). */
export async function loader(args: Route.LoaderArgs) {
  const isShort = pathOf(args.request) === '/contact-us';
  const viewer = await (isShort ? visitorOrPrivate(args) : findViewer(args));
  const page = await orNull(call(args, getFooterPage, { params: { slug: 'contact-us' } }));
  return {
    title: page?.title ?? null,
    html: page?.content ?? '',
    sender: viewer ? { name: viewer.name, email: viewer.email } : null,
  };
}

export async function action(args: Route.ActionArgs) {
  const done = await submit(args, contactUs);
  if (!done.ok) return data(done.problems, { status: done.status });
  return redirectWithToast(args, pathOf(args.request), done.message);
}

export const meta: Route.MetaFunction = (args) =>
  pageHead(args, {
    title: msg`Contact us`,
    description: msg`Write to the people who run Souk.`,
    path: '/footer-pages/contact-us',
  });

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { title, html, sender } = loaderData;
  return (
    <div className="page grid gap-10 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:gap-16 lg:py-16">
      <div>
        <h1 className="mb-6 font-display text-4xl font-bold tracking-[-0.02em]">{title ?? t`Contact us`}</h1>
        <CleanedText html={html} />
      </div>
      <section aria-labelledby="write" className="panel self-start p-6 lg:p-8">
        <h2 id="write" className="h-panel mb-5">
          <Trans>Send a message</Trans>
        </h2>
        <FormScope of={actionData}>
          <Form method="post" noValidate className="space-y-4">
            <FormProblem />
            <TextField name="name" label={t`Name`} autoComplete="name" defaultValue={sender?.name} />
            <TextField
              name="email"
              type="email"
              label={t`Email id`}
              autoComplete="email"
              defaultValue={sender?.email}
            />
            <TextField
              name="phone"
              type="tel"
              label={t`Phone`}
              hint={t`Optional.`}
              autoComplete="tel-national"
              inputMode="tel"
            />
            <TextField name="subject" label={t`Subject`} counterMax={150} />
            <TextArea name="message" label={t`Message`} counterMax={2000} rows={6} />
            <SubmitButton isWide>
              <Trans>Send message</Trans>
            </SubmitButton>
          </Form>
        </FormScope>
      </section>
    </div>
  );
}
