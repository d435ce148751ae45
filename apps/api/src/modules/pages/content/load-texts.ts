import type { Tx } from '../../../platform/db/database.ts';
import { faqTexts } from '../texts/faqs.ts';
import { footerTexts } from '../texts/footer-texts.ts';
import { faqs, footerPages } from './content.tables.ts';

/** Fills an empty database with the texts that come with the product; what an admin has written stays. */
export async function loadTexts(tx: Tx): Promise<void> {
  await tx.insert(footerPages).values(footerTexts).onConflictDoNothing();
  const [known] = await tx.select({ id: faqs.id }).from(faqs).limit(1);
  if (!known) await tx.insert(faqs).values(faqTexts.map((faq, position) => ({ ...faq, position })));
}
