import { msg } from '@lingui/core/macro';
import type * as resources from '@souk/contract/modules/availability/resources';
import { Archive, Pencil, Undo2 } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';
import { memberPath, teamPath } from './team-paths.ts';

type TeamMove = 'edit' | 'archive' | 'restore';

/** What businesses can do with their people, rooms and things. */
export const teamActs = actsOf<typeof resources, resources.Resource, TeamMove>()({
  noun: 'team',
  id: ({ id }) => id,
  open: ({ is_active: isActive }) => (isActive ? ['edit', 'archive'] : ['restore']),
  read: 'getResource',
  home: () => teamPath,
  moves: {
    edit: {
      leadsTo: ({ id }) => memberPath(id),
      words: msg`Edit`,
      tone: 'quiet',
      icon: Pencil,
    },
    archive: {
      endpoint: 'archiveResource',
      words: msg`Archive`,
      title: ({ name }) => msg`Archive ${name}?`,
      lead: () =>
        msg`Customers can no longer book them. What was booked in the past stays, and you can bring them back. A service that nobody else does cannot be booked until you say who does it.`,
      tone: 'danger',
      icon: Archive,
      back: () => teamPath,
      undo: 'restore',
    },
    restore: { endpoint: 'restoreResource', words: msg`Restore`, tone: 'quiet', icon: Undo2 },
  },
});
