import { msg } from '@lingui/core/macro';
import type * as blocks from '@souk/contract/modules/availability/blocks';
import { CalendarCheck } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';
import { businessPath } from './business-addresses.ts';

/** What sellers can do with time that they have blocked. */
export const blockActs = actsOf<typeof blocks, Pick<blocks.Block, 'id'>, 'remove'>()({
  noun: 'blocked-times',
  id: ({ id }) => id,
  open: () => ['remove'],
  home: () => businessPath,
  moves: {
    remove: { endpoint: 'removeBlock', words: msg`Unblock`, tone: 'quiet', icon: CalendarCheck },
  },
});
