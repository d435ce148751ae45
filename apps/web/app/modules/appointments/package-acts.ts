import { msg } from '@lingui/core/macro';
import type * as packages from '@souk/contract/modules/appointments/packages';
import { Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';

type PackageMove = 'edit' | 'resume' | 'pause' | 'delete';

/** What businesses can do with a package; what was booked of it stays as it is. */
export const packageActs = actsOf<typeof packages, packages.Package, PackageMove>()({
  noun: 'packages',
  id: ({ id }) => id,
  open: ({ is_active: isActive }) => ['edit', isActive ? 'pause' : 'resume', 'delete'],
  read: 'getPackage',
  home: () => '/packages',
  moves: {
    edit: {
      leadsTo: ({ id }) => `/create-packages?id=${id}`,
      words: msg`Edit`,
      tone: 'quiet',
      icon: Pencil,
    },
    resume: {
      endpoint: 'updatePackage',
      sets: { is_active: true },
      words: msg`Resume`,
      told: msg`Customers can book it again.`,
      tone: 'quiet',
      icon: Play,
      undo: 'pause',
    },
    pause: {
      endpoint: 'updatePackage',
      sets: { is_active: false },
      words: msg`Pause`,
      told: msg`Customers cannot book it any more.`,
      tone: 'quiet',
      icon: Pause,
      undo: 'resume',
    },
    delete: {
      endpoint: 'deletePackage',
      words: msg`Delete`,
      title: msg`Delete this package?`,
      lead: ({ name }) => msg`${name} is not offered any more. What was booked of it stays.`,
      does: msg`Delete package`,
      keep: msg`Keep it`,
      tone: 'danger',
      icon: Trash2,
    },
  },
});
