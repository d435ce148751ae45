import { Trans } from '@lingui/react/macro';
import type { AuditEntry as Entry } from '@souk/contract/modules/admin/audit';
import { Link } from 'react-router';
import { useDates } from '../../../lib/use-dates.tsx';
import { statusWords } from '../../../ui/status-map.ts';
import { changedValues } from '../changed-values.ts';

/** The admin page of the thing that was changed. */
const pathOf: Record<string, (id: string) => string> = {
  'classifieds.ad': (id) => `/admin/ads/${id}`,
  'retail.product': (id) => `/admin/products/${id}`,
  'identity.user': (id) => `/admin/users/${id}`,
  'identity.role': () => '/admin/roles',
  'catalogue.category': (id) => `/admin/categories?id=${id}`,
  'pages.footer-page': (id) => `/admin/pages?page=${id}`,
  'pages.faq': () => '/admin/pages?tab=faq',
  'pages.banner': () => '/admin/pages?tab=banners',
  'pages.contact-message': () => '/admin/messages?status=all',
  'settings.market': () => '/admin/settings',
};

function Target({ target }: { target: NonNullable<Entry['target']> }) {
  const words = `${statusWords(target.kind.split('.')[1] ?? target.kind)} ${target.id}`;
  const to = pathOf[target.kind]?.(target.id);
  return to ? (
    <Link to={to} className="tap font-medium text-brand-ink hover:underline">
      {words}
    </Link>
  ) : (
    words
  );
}

function Changes({ entry }: { entry: Entry }) {
  const rows = changedValues(entry.before, entry.after);
  if (rows.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="tap w-fit text-sm font-semibold text-ink-2">
        <Trans>What changed ({rows.length})</Trans>
      </summary>
      <div className="mt-2 rounded-sm bg-sunken p-3">
        <table className="w-full table-fixed text-sm">
          <thead>
            <tr className="text-ink-3 [&>th]:pe-4 [&>th]:pb-1 [&>th]:text-start [&>th]:font-normal">
              <th scope="col">
                <Trans>Field</Trans>
              </th>
              <th scope="col">
                <Trans>Before</Trans>
              </th>
              <th scope="col">
                <Trans>After</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, before, after }) => (
              <tr key={field} className="align-top [&>*]:pe-4 [&>*]:pb-1">
                <th scope="row" className="text-start font-medium break-words">
                  {statusWords(field)}
                </th>
                <td className="break-words">{before}</td>
                <td className="break-words">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** One action: who, for whom, what, to what, and what it changed. */
export function AuditEntry({ entry }: { entry: Entry }) {
  const { notificationTime } = useDates();
  const [area = '', name = ''] = entry.action.split('.');
  return (
    <li className="p-4 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>
          <b className="font-semibold">{entry.actor.name}</b>
          {entry.acting_for && (
            <span className="text-ink-2">
              {' '}
              <Trans>for {entry.acting_for.name}</Trans>
            </span>
          )}{' '}
          <span className="text-ink-2">
            {statusWords(area)}: {statusWords(name).toLowerCase()}
          </span>{' '}
          {entry.target && <Target target={entry.target} />}
        </span>
        <time dateTime={entry.at} className="num text-ink-3">
          {notificationTime(entry.at)}
        </time>
      </p>
      {entry.note && <p className="mt-1 max-w-[75ch] break-words text-ink-2">{entry.note}</p>}
      <Changes entry={entry} />
    </li>
  );
}
