import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getUserMenu, listMenuOptions } from '@souk/contract/modules/catalogue/menus';
import { useId } from 'react';
import { redirect, useFetcher } from 'react-router';
import { call, type FormProblems } from '../../../lib/api.server.ts';
import { pageHead } from '../../../lib/page-head.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { Button } from '../../../ui/button.tsx';
import { MenuPanel } from '../components/menu-panel.tsx';
import { isMenuSkipped } from '../menu-skipped.server.ts';
import type { Route } from './+types/intermediate.ts';

export const handle = { access: 'private', screen: 'IntermediateMenu' };

/** Asks for the menu after the login; once skipped in this session it goes home (B-017, reading A-01). */
export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  if (isMenuSkipped(args)) throw redirect('/');
  const [menu, options] = await Promise.all([call(args, getUserMenu), call(args, listMenuOptions)]);
  return { menu, options };
}

export const meta: Route.MetaFunction = (args) =>
  pageHead(args, { title: msg`Select Your Customised Menu`, isHidden: true });

export default function Intermediate({ loaderData }: Route.ComponentProps) {
  const titleId = useId();
  const fetcher = useFetcher<FormProblems | undefined>();
  return (
    <div className="page py-6 lg:py-10">
      <section aria-labelledby={titleId} className="panel mx-auto max-w-[820px] overflow-clip">
        <MenuPanel
          {...loaderData}
          titleId={titleId}
          headingLevel={1}
          fetcher={fetcher}
          isIntermediate
          aside={
            <Button type="submit" form="skip-menu" tone="ghost">
              <Trans>Skip</Trans>
            </Button>
          }
        />
      </section>
      <form id="skip-menu" method="post" action="/intermediate/skip" />
    </div>
  );
}
