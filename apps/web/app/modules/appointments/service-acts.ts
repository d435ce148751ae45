import { msg } from '@lingui/core/macro';
import type * as services from '@souk/contract/modules/appointments/services';
import { Eye, EyeOff, Pencil, Trash2, Undo2 } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';

type ServiceMove = 'edit' | 'activate' | 'deactivate' | 'delete' | 'restore';

/** What businesses can do with a service; a deleted one comes back only by undoing. */
export const serviceActs = actsOf<typeof services, services.Service, ServiceMove>()({
  noun: 'services',
  id: ({ id }) => id,
  open: ({ is_active: isActive }) => ['edit', isActive ? 'deactivate' : 'activate', 'delete'],
  read: 'getService',
  home: () => '/services',
  moves: {
    edit: {
      leadsTo: ({ id }) => `/edit-spa-service/${id}`,
      words: msg`Edit`,
      tone: 'quiet',
      icon: Pencil,
    },
    activate: {
      endpoint: 'updateService',
      sets: { is_active: true },
      words: msg`Activate`,
      told: msg`Customers can book it again.`,
      tone: 'quiet',
      icon: Eye,
      undo: 'deactivate',
    },
    deactivate: {
      endpoint: 'updateService',
      sets: { is_active: false },
      words: msg`Deactivate`,
      told: msg`Customers cannot book it any more.`,
      tone: 'quiet',
      icon: EyeOff,
      undo: 'activate',
    },
    delete: {
      endpoint: 'deleteService',
      words: msg`Delete`,
      tone: 'quiet',
      icon: Trash2,
      undo: 'restore',
    },
    restore: { endpoint: 'restoreService', words: msg`Restore`, tone: 'quiet', icon: Undo2 },
  },
});
