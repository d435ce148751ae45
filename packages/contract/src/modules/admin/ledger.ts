import { z } from 'zod';
import { choice } from '../../shared/choices.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { cents } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { invalidNumber } from '../../shared/sentences.ts';
import { text } from '../../shared/texts.ts';
import { Id } from '../../shared/values.ts';
import { AccountBalance, accounts, Journal, LedgerProof } from '../payments/ledger.ts';

export const getLedger = endpoint({
  method: 'GET',
  path: '/admin/ledger',
  access: 'admin',
  summary: 'The balance of every account and the last proof.',
  reply: z.object({ accounts: z.array(AccountBalance), proof: LedgerProof.nullable() }),
});

export const proveLedgerNow = endpoint({
  method: 'POST',
  path: '/admin/ledger/proof',
  access: 'admin',
  summary: 'Derives every balance anew and answers what differs.',
  reply: LedgerProof,
  message: 'The ledger has been proved.',
  limit: { max: 10, seconds: 600 },
});

export const listJournals = endpoint({
  method: 'GET',
  path: '/admin/ledger/journals',
  access: 'admin',
  summary: 'Journals with their lines, newest first.',
  query: PageQuery.extend({
    account: blankAsMissing(z.enum(accounts).optional()).catch(undefined),
    seller_id: blankAsMissing(Id.optional()).catch(undefined),
    payment_id: blankAsMissing(Id.optional()).catch(undefined),
  }),
  reply: pageOf(Journal),
});

const amount = cents({ min: -9_999_999_999 }).refine((change) => change !== 0, invalidNumber);

export const writeJournal = endpoint({
  method: 'POST',
  path: '/admin/ledger/journals',
  access: 'admin',
  summary: 'Writes a balanced journal by hand, with its reason; it stands in the audit log.',
  body: z.object({
    reason: text('Reason', { min: 5, max: 500 }),
    lines: z
      .array(
        z.object({
          account: choice(accounts, 'Account'),
          /** Only for `held` and `payable`, where it is required. */
          seller_id: blankAsMissing(Id.optional()),
          /** Dollars: positive debits, negative credits. */
          amount,
        }),
      )
      .min(2, 'A journal has two lines at least.')
      .max(40),
  }),
  reply: Journal,
  status: 201,
  message: 'Journal written successfully.',
});
