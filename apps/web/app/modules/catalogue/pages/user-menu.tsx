import { msg } from '@lingui/core/macro';
import { getUserMenu, listMenuOptions, saveUserMenu } from '@souk/contract/modules/catalogue/menus';
import { safePath } from '@souk/contract/shared/safe-path';
import { useId } from 'react';
import { data, useFetcher } from 'react-router';
import { call, type FormProblems, submit } from '../../../lib/api.server.ts';
import { pageHead } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { MenuPanel } from '../components/menu-panel.tsx';
import { menuForm } from '../menu-groups.ts';
import type { Route } from './+types/user-menu.ts';

export const handle = { access: 'login', screen: 'UserMenu' };

/** The menu modal's content, and the same as a page for browsers without scripts. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const [menu, options] = await Promise.all([call(args, getUserMenu), call(args, listMenuOptions)]);
  return { menu, options };
}

/** Saves the menu; from /intermediate it goes home, elsewhere it stays (B-063). */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const form = await postedForm(args);
  const done = await submit(args, saveUserMenu, { form: new FormData(), also: menuForm(form) });
  if (!done.ok) return data(problemsOf(done.problems), { status: done.status });
  return redirectWithToast(args, safePath(form.get('_back')), done.message);
}

/** The call names the form itself in one refusal, which no field shows. */
function problemsOf({ fields: { form: general, ...fields }, form, values }: FormProblems): FormProblems {
  const text = general?.[0] ?? form;
  return { fields, values, ...(text ? { form: text } : {}) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args, { title: msg`Your Menu`, isHidden: true });

export default function UserMenuPage({ loaderData }: Route.ComponentProps) {
  const titleId = useId();
  const fetcher = useFetcher<FormProblems | undefined>();
  return (
    <div className="page py-6 lg:py-10">
      <section aria-labelledby={titleId} className="panel mx-auto max-w-[820px] overflow-clip">
        <MenuPanel {...loaderData} titleId={titleId} headingLevel={1} fetcher={fetcher} />
      </section>
    </div>
  );
}
