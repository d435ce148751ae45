import { useLingui } from '@lingui/react/macro';
import { TextArea } from '../../../ui/text-area.tsx';
import { type DeskUser, deskUserActs } from '../user-acts.ts';
import { Decision } from './decision.tsx';
import { DeskActs } from './desk-acts.tsx';

/** What the admin may do to an account. */
export function UserDecisions({ user }: { user: DeskUser }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-start gap-2">
      {user.moves.includes('act-as') && (
        <Decision
          action={`/admin/users/${user.id}/act-as`}
          opens={t`Act as`}
          does={t`Act as this user`}
          doesTone="ink"
          reloads
        >
          <TextArea
            name="reason"
            label={t`Reason`}
            hint={t`The person will see it, and it is kept in the audit log.`}
            rows={3}
            maxLength={500}
            required
          />
        </Decision>
      )}
      <DeskActs of={deskUserActs} row={user} />
    </div>
  );
}
