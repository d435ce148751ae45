import { endActing } from '@souk/contract/modules/admin/sessions';
import { isReading } from '@souk/contract/shared/endpoint';
import { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import type { Act } from '../../../platform/http/act-record.ts';
import { addEntry } from '../audit/add-entry.ts';

/** Parameters of a refused call are unparsed strings. */
const isRowId = (id: unknown) => /^\d{1,15}$/.test(String(id));

/** What a schema says of the record that a field names, and the given id. */
function namedIn(schema: z.ZodType | undefined, given: unknown) {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const values = new Map(Object.entries(given ?? {}));
  for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    const said = field.meta() ?? {};
    const kind = said['x-own'] ?? said['x-any'];
    const id = values.get(name);
    if (typeof kind === 'string' && isRowId(id)) return { kind, id: Number(id) };
  }
  return undefined;
}

/** Logs what an admin does while acting for a user; ids only, because the log is never erased. */
export async function recordAct(db: Db, act: Act): Promise<void> {
  const { endpoint, actorId, userId, params, body, refusal } = act;
  // This action writes a more detailed entry itself.
  if (endpoint === endActing) return;
  const target = namedIn(endpoint.params, params) ?? namedIn(endpoint.body, body);
  await db.transaction((tx) =>
    addEntry(tx, actorId, {
      action: refusal ? 'desk.act-refused' : isReading(endpoint) ? 'desk.looked' : 'desk.acted',
      actingForId: userId,
      ...(target ? { target } : {}),
      note: `${endpoint.method} ${endpoint.path}`,
      ...(refusal ? { after: { refused: refusal } } : {}),
    }),
  );
}
