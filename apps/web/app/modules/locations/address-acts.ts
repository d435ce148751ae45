import { msg } from '@lingui/core/macro';
import type * as addresses from '@souk/contract/modules/locations/addresses';
import { actsOf } from '../../ui/act-table.ts';

/** A user's moves of their address, besides editing it. */
export const addressActs = actsOf<typeof addresses, addresses.Address, 'edit' | 'default' | 'delete'>()({
  noun: 'addresses',
  id: ({ address_id }) => address_id,
  open: ({ is_default }) => (is_default ? ['edit', 'delete'] : ['edit', 'default', 'delete']),
  home: () => '/addresses',
  moves: {
    edit: { leadsTo: ({ address_id }) => `/addresses/${address_id}`, words: msg`Edit`, tone: 'quiet' },
    default: {
      endpoint: 'updateAddress',
      sets: { is_default: true },
      words: msg`Make default`,
      tone: 'quiet',
    },
    delete: {
      leadsTo: ({ address_id }) => `/addresses/${address_id}/delete`,
      words: msg`Delete`,
      tone: 'danger',
    },
  },
});
