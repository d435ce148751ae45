import type { Enquiry } from '@souk/contract/modules/appointments/enquiries';
import type { Reader } from '../../../platform/db/database.ts';
import { type BusinessCard, businessCards } from '../../sellers/index.ts';
import { listServicesById } from '../services/service.queries.ts';
import { enquiryLife } from './enquiry.life.ts';
import type { EnquiryRow } from './enquiry.tables.ts';

interface Seen {
  user: { id: number };
  business: BusinessCard | undefined;
  titles: ReadonlyMap<number, string>;
}

function presentOne(enquiry: EnquiryRow, { user, business, titles }: Seen): Enquiry {
  const role = enquiry.sellerId === user.id ? 'seller' : 'customer';
  return {
    enquiry_id: enquiry.id,
    status: enquiry.state,
    role,
    business: {
      user_id: enquiry.sellerId,
      business_id: business?.businessId ?? null,
      name: business?.businessName ?? '',
      slug: business?.slug ?? null,
      image: business?.logoPath ?? null,
    },
    item_id: enquiry.serviceId,
    item_title: titles.get(enquiry.serviceId ?? 0) ?? null,
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    message: enquiry.message,
    date: enquiry.date,
    reply: enquiry.reply,
    reason: enquiry.reason,
    created_at: enquiry.createdAt.toISOString(),
    answered_at: enquiry.answeredAt?.toISOString() ?? null,
    moves: enquiryLife.movesFor(enquiry.state, role),
  };
}

/** Enquiries as their sender or the business sees them, in a constant number of queries. */
export async function presentEnquiries(
  reader: Reader,
  rows: readonly EnquiryRow[],
  user: { id: number },
): Promise<Enquiry[]> {
  const [businesses, services] = await Promise.all([
    businessCards(
      reader,
      rows.map(({ sellerId }) => sellerId),
    ),
    listServicesById(
      reader,
      rows.flatMap(({ serviceId }) => serviceId ?? []),
    ),
  ]);
  const titles = new Map(services.map(({ id, name }) => [id, name]));
  return rows.map((enquiry) =>
    presentOne(enquiry, { user, titles, business: businesses.get(enquiry.sellerId) }),
  );
}

export async function presentEnquiry(
  reader: Reader,
  row: EnquiryRow,
  user: { id: number },
): Promise<Enquiry> {
  const [shown] = await presentEnquiries(reader, [row], user);
  if (!shown) throw new Error('an enquiry was not presented');
  return shown;
}
