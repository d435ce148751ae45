import { Trans, useLingui } from '@lingui/react/macro';
import type { UserDetail } from '@souk/contract/modules/admin/users';
import { useDates } from '../../../lib/use-dates.tsx';
import { Table } from '../../../ui/table.tsx';

type Session = UserDetail['sessions'][number];

/** Where the user is signed in. */
export function SessionTable({ sessions }: { sessions: readonly Session[] }) {
  const { notificationTime } = useDates();
  const { t } = useLingui();
  return (
    <Table
      caption={t`Open sessions`}
      rows={sessions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'device',
          label: t`Device`,
          isName: true,
          cell: ({ device }) => <span className="line-clamp-2 break-all">{device || t`Unknown`}</span>,
        },
        { key: 'address', label: t`Address`, cell: ({ address }) => address },
        {
          key: 'used',
          label: t`Last used`,
          isNumber: true,
          cell: ({ last_used_at }) => notificationTime(last_used_at),
        },
        {
          key: 'began',
          label: t`Began`,
          isNumber: true,
          cell: ({ created_at }) => notificationTime(created_at),
        },
      ]}
      empty={
        <p className="text-sm text-ink-2">
          <Trans>Nobody is signed in.</Trans>
        </p>
      }
    />
  );
}
