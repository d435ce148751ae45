import * as contract from '@souk/contract/modules/admin/ledger';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import {
  findLastProof,
  getJournal,
  listAccountBalances,
  listJournalPage,
  presentJournals,
  presentProof,
  proveLedger,
  writeManualJournal,
} from '../../payments/index.ts';
import { getSettings } from '../../settings/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { onRecord } from '../audit/on-record.ts';

async function presentOne(reader: Reader, journalId: number) {
  const [journal] = await presentJournals(reader, [await getJournal(reader, journalId)]);
  if (!journal) throw new Problem('record-not-found');
  return journal;
}

export function ledgerRoutes(api: Api) {
  answerDesk(api, 'money', contract.getLedger, async ({ db }) => {
    const { currency } = await getSettings(db);
    const proof = await findLastProof(db);
    const balances = await listAccountBalances(db, currency);
    return {
      accounts: balances.map(({ account, cents }) => ({ account, amount: { cents, currency } })),
      proof: proof ? presentProof(proof) : null,
    };
  });

  answerDesk(api, 'money', contract.proveLedgerNow, async ({ db }) => presentProof(await proveLedger(db)));

  answerDesk(api, 'money', contract.listJournals, async ({ db, query }) => {
    const page = await listJournalPage(db, query);
    return { ...page, data: await presentJournals(db, page.data) };
  });

  answerDesk(api, 'money', contract.writeJournal, async ({ db, user, body }) => {
    const { reason } = body;
    const lines = body.lines.map(({ account, seller_id, amount: cents }) => ({
      account,
      cents,
      ...(seller_id === undefined ? {} : { sellerId: seller_id }),
    }));
    const { id } = await onRecord(db, user, async (tx, record) => {
      const journal = await writeManualJournal(tx, user, { reason, lines });
      await record({
        action: 'money.journal-written',
        target: { kind: 'payments.journal', id: journal.id },
        after: { lines },
        note: reason,
      });
      return journal;
    });
    return presentOne(db, id);
  });
}
