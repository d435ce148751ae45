import { msg } from '@lingui/core/macro';
import type { Role } from '@souk/contract/modules/admin/roles';
import type * as users from '@souk/contract/modules/admin/users';
import { actsOf } from '../../ui/act-table.ts';
import { allTypes, typeWords } from './desk-words.ts';

/** An account with the roles that this admin may give. */
export interface DeskUser extends users.UserDetail {
  roles: readonly Role[];
}

const note = { kind: 'text', label: msg`Note`, hint: msg`Kept in the audit log only.`, max: 500 } as const;

/** What an admin may do to an account. */
export const deskUserActs = actsOf<typeof users, DeskUser, users.DeskUserMove>()({
  noun: 'desk-users',
  id: ({ id }) => id,
  open: ({ moves }) => moves,
  home: (id) => `/admin/users/${id}`,
  moves: {
    // It changes who is signed in, so the page has a separate form for it.
    'act-as': null,
    'change-type': {
      endpoint: 'updateUser',
      words: msg`Change type`,
      does: msg`Change the type`,
      tone: 'quiet',
      fields: {
        seller_type: {
          kind: 'choice',
          label: msg`Account`,
          options: () => allTypes.map((value) => ({ value, label: typeWords(value) })),
          start: ({ seller_type }) => seller_type,
        },
        note,
      },
    },
    'change-role': {
      endpoint: 'updateUser',
      words: ({ role }) => (role ? msg`Change role` : msg`Make admin`),
      does: msg`Save the role`,
      tone: 'quiet',
      fields: {
        role_ids: {
          kind: 'choice',
          label: msg`Role`,
          none: msg`No role`,
          options: ({ roles }) => roles.map(({ id, name }) => ({ value: String(id), label: name })),
          start: ({ role }) => (role ? String(role.id) : ''),
        },
        note,
      },
    },
    unblock: {
      endpoint: 'updateUser',
      sets: { status: 'active' },
      words: msg`Unblock`,
      does: msg`Open the account`,
      tone: 'quiet',
      fields: { note },
    },
    block: {
      endpoint: 'updateUser',
      sets: { status: 'blocked' },
      words: msg`Block`,
      does: msg`Block the account`,
      tone: 'danger',
      fields: {
        note: {
          kind: 'text',
          label: msg`Reason`,
          hint: msg`Visible to the user.`,
          max: 500,
          isRequired: true,
          usual: [msg`Fake listings`, msg`Offensive messages`, msg`Someone else’s account`],
        },
      },
    },
    delete: {
      endpoint: 'deleteUser',
      words: msg`Delete`,
      title: msg`Delete the account?`,
      lead: msg`This cannot be undone.`,
      does: msg`Delete for good`,
      tone: 'danger',
      back: () => '/admin/users',
    },
  },
});
