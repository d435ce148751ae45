import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { writeJournal } from '@souk/contract/modules/admin/ledger';
import { data } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { DeskHead, Panel } from '../components/desk-head.tsx';
import { JournalForm } from '../components/journal-form.tsx';
import { deskMeta } from '../desk-meta.ts';
import { typedLines } from '../journal-form.ts';
import type { Route } from './+types/write-journal.ts';

export const handle = { access: 'admin', screen: 'AdminJournal' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const form = await postedForm(args);
  const lines = typedLines(form);
  const written = await submit(args, writeJournal, { also: { lines }, form });
  if (!written.ok) return data({ problems: written.problems, lines }, { status: written.status });
  return redirectWithToast(args, '/admin/ledger', written.message);
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Add a journal`);

export default function WriteJournal({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="mb-2">
        <Breadcrumbs crumbs={[{ label: t`Ledger`, to: '/admin/ledger' }, { label: t`Add a journal` }]} />
      </div>
      <DeskHead
        title={<Trans>Add a journal</Trans>}
        lead={
          <Trans>Only for what no order, refund or payout covers. It cannot be changed, only reversed.</Trans>
        }
      />
      <div className="max-w-[820px]">
        <Panel title={<Trans>Lines</Trans>}>
          <JournalForm problems={actionData?.problems} lines={actionData?.lines ?? []} />
        </Panel>
      </div>
    </>
  );
}
