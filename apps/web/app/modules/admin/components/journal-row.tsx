import { Trans, useLingui } from '@lingui/react/macro';
import type { Journal } from '@souk/contract/modules/payments/ledger';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { statusWords } from '../../../ui/status-map.ts';
import { journalWords } from '../../payments/index.ts';
import { accountWords } from '../ledger-words.ts';

function Line({ line }: { line: Journal['lines'][number] }) {
  const { i18n } = useLingui();
  const { amount } = line;
  const shown = { ...amount, cents: Math.abs(amount.cents) };
  return (
    <tr className="border-line not-last:border-b">
      <th scope="row" className="py-1.5 pe-3 text-start font-normal">
        {i18n._(accountWords[line.account])}
        {line.seller && (
          <TextLink to={`/admin/users/${line.seller.id}`} className="ms-2">
            <bdi>{line.seller.name}</bdi>
          </TextLink>
        )}
      </th>
      <td className="w-28 py-1.5 text-end">{amount.cents > 0 && <Amount of={shown} />}</td>
      <td className="w-28 py-1.5 text-end">{amount.cents < 0 && <Amount of={shown} />}</td>
    </tr>
  );
}

/** Heads of the two columns, once above all journals. */
export function JournalHead() {
  return (
    <li aria-hidden="true" className="flex px-4 py-2.5 text-sm text-ink-2">
      <span className="flex-1">
        <Trans>Account</Trans>
      </span>
      <span className="w-28 text-end">
        <Trans>Debit</Trans>
      </span>
      <span className="w-28 text-end">
        <Trans>Credit</Trans>
      </span>
    </li>
  );
}

/** One journal with its lines, debits before credits. */
export function JournalRow({ journal }: { journal: Journal }) {
  const { notificationTime } = useDates();
  const { i18n, t } = useLingui();
  const known = journalWords[journal.kind];
  const kind = known ? i18n._(known) : statusWords(journal.kind);
  const lines = journal.lines.toSorted((a, b) => b.amount.cents - a.amount.cents);
  return (
    <li className="p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <b className="text-[15px] font-semibold">
          {kind} <span className="num font-normal text-ink-3">#{journal.id}</span>
        </b>
        <time dateTime={journal.at} className="num text-sm text-ink-3">
          {notificationTime(journal.at)}
        </time>
      </p>
      {(journal.reason || journal.by) && (
        <p className="text-sm text-ink-2">
          <bdi>{journal.reason}</bdi>
          {journal.by && (
            <>
              {' · '}
              <Trans>by {journal.by.name}</Trans>
            </>
          )}
        </p>
      )}
      <table className="mt-2 w-full text-sm">
        <caption className="sr-only">{t`Lines of journal ${journal.id}`}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">
              <Trans>Account</Trans>
            </th>
            <th scope="col">
              <Trans>Debit</Trans>
            </th>
            <th scope="col">
              <Trans>Credit</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </li>
  );
}
