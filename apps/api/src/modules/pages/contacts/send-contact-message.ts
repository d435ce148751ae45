import type { contactUs } from '@souk/contract/modules/pages/contacts';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Db } from '../../../platform/db/database.ts';
import { contactMessages } from './contact.tables.ts';

/** Stores the message for the admin area. */
export async function sendContactMessage(db: Db, form: BodyOf<typeof contactUs>): Promise<void> {
  await db.insert(contactMessages).values({ ...form, phone: form.phone ?? null });
}
