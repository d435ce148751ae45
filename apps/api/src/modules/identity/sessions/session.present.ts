import type { Session } from '@souk/contract/modules/identity/sessions';
import type { User } from '../../../platform/http/user.ts';
import type { SessionRow } from './session.tables.ts';

export const presentSession = (session: SessionRow, viewer: User): Session => ({
  id: session.id,
  device: session.device,
  address: session.address,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.lastUsedAt.toISOString(),
  is_current: session.id === viewer.sessionId,
});
