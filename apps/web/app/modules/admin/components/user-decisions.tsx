import { useLingui } from '@lingui/react/macro';
import type { Role } from '@souk/contract/modules/admin/roles';
import type { UserDetail } from '@souk/contract/modules/admin/users';
import { Select } from '../../../ui/select.tsx';
import { allTypes, typeWords } from '../desk-words.ts';
import { Decision } from './decision.tsx';

interface UserDecisionsProps {
  user: UserDetail;
  /** Roles that could be given; null where this admin makes no admins. */
  roles: readonly Role[] | null;
}

function TypeDecision({ user }: { user: UserDetail }) {
  const { t, i18n } = useLingui();
  return (
    <Decision
      action={`/admin/users/${user.id}/update`}
      opens={t`Change type`}
      does={t`Change the type`}
      doesTone="ink"
      reason={{ name: 'note', label: t`Note`, hint: t`Kept in the audit log only.` }}
    >
      <Select
        name="seller_type"
        label={t`Account`}
        defaultValue={user.seller_type}
        options={allTypes.map((type) => ({ value: type, label: i18n._(typeWords(type)) }))}
        className="mb-3"
      />
    </Decision>
  );
}

function RoleDecision({ user, roles }: { user: UserDetail; roles: readonly Role[] }) {
  const { t } = useLingui();
  return (
    <Decision
      action={`/admin/users/${user.id}/update`}
      opens={user.role ? t`Change role` : t`Make admin`}
      does={t`Save the role`}
      doesTone="ink"
      reason={{ name: 'note', label: t`Note`, hint: t`Kept in the audit log only.` }}
    >
      <Select
        name="role_ids"
        label={t`Role`}
        defaultValue={user.role ? String(user.role.id) : ''}
        placeholder={t`No role`}
        options={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
        className="mb-3"
      />
    </Decision>
  );
}

/** What may be done about an account. */
export function UserDecisions({ user, roles }: UserDecisionsProps) {
  const { t } = useLingui();
  const update = `/admin/users/${user.id}/update`;
  if (user.status === 'deleted') return null;
  return (
    <div className="flex flex-wrap items-start gap-2">
      {!user.role && user.status !== 'blocked' && (
        <Decision
          action={`/admin/users/${user.id}/act-as`}
          opens={t`Act as`}
          does={t`Act as this user`}
          doesTone="ink"
          reason={{
            name: 'reason',
            label: t`Reason`,
            hint: t`The person will see it, and it is kept in the audit log.`,
            isRequired: true,
          }}
          reloads
        />
      )}
      <TypeDecision user={user} />
      {roles && <RoleDecision user={user} roles={roles} />}
      {user.status === 'blocked' ? (
        <Decision
          action={update}
          opens={t`Unblock`}
          does={t`Open the account`}
          doesTone="primary"
          values={{ status: 'active' }}
          reason={{ name: 'note', label: t`Note`, hint: t`Kept in the audit log only.` }}
        />
      ) : (
        <Decision
          action={update}
          opens={t`Block`}
          does={t`Block the account`}
          values={{ status: 'blocked' }}
          reason={{ name: 'note', label: t`Reason`, hint: t`Visible to the user.`, isRequired: true }}
          usual={[t`Fake listings`, t`Offensive messages`, t`Someone else’s account`]}
        />
      )}
      <Decision
        action={`/admin/users/${user.id}/delete`}
        opens={t`Delete`}
        does={t`Delete for good`}
        back="/admin/users"
      />
    </div>
  );
}
