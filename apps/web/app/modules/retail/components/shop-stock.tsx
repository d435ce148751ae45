import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { getProductCounts } from '@souk/contract/modules/retail/products';
import type { ReplyOf } from '@souk/contract/shared/endpoint';
import {
  BadgePercent,
  ChevronRight,
  CircleAlert,
  MessageCircleQuestionMark,
  PackageX,
  Plus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { count } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

type ProductCounts = ReplyOf<typeof getProductCounts>;

interface LineProps {
  to: string;
  icon: IconShape;
  tone: string;
  children: ReactNode;
  value?: number;
}

function Line({ to, icon, tone, children, value }: LineProps) {
  return (
    <li>
      <Link to={to} className="flex min-h-12 items-center gap-3 hover:bg-sunken">
        <span className={`grid size-8 shrink-0 place-items-center rounded-full ${tone}`}>
          <Icon of={icon} size={18} />
        </span>
        <span className="flex-1 text-[15px]">{children}</span>
        {value === undefined ? (
          <Icon of={ChevronRight} size={18} isDirectional className="text-ink-3" />
        ) : (
          <b className="num pe-1 font-display text-md font-semibold">{count(value)}</b>
        )}
      </Link>
    </li>
  );
}

const quiet = 'bg-inset text-ink-3';
const states = ['pending', 'draft', 'rejected', 'archived'] as const;

/** What needs the shop's attention: stock, questions, and a link to its deals. */
function Calls({ counts }: { counts: ProductCounts }) {
  const { low, sold_out: soldOut, open_questions: questions } = counts;
  return (
    <ul className="mt-3 divide-y divide-line">
      <Line
        to="/ad-management?status=sold-out"
        icon={PackageX}
        tone={soldOut > 0 ? 'bg-bad-soft text-bad' : quiet}
        value={soldOut}
      >
        <Trans>Sold out</Trans>
      </Line>
      <Line
        to="/ad-management?status=low"
        icon={CircleAlert}
        tone={low > 0 ? 'bg-warn-soft text-warn' : quiet}
        value={low}
      >
        <Trans>Low stock</Trans>
      </Line>
      <Line
        to="/ad-management/questions?status=open"
        icon={MessageCircleQuestionMark}
        tone={questions > 0 ? 'bg-info-soft text-info' : quiet}
        value={questions}
      >
        <Trans>Open questions</Trans>
      </Line>
      <Line to="/daily-deals" icon={BadgePercent} tone={quiet}>
        <Trans>Daily Deals</Trans>
      </Line>
    </ul>
  );
}

/** The product counts: what needs stock or an answer first, then the rest by state. */
export function ShopStock({ counts }: { counts: ProductCounts }) {
  const { t } = useLingui();
  const { approved } = counts;
  return (
    <section aria-labelledby="shop-stock" className="panel p-5">
      <div className="flex items-center justify-between gap-3">
        <div>
          <h2 id="shop-stock" className="h-panel">
            <Trans>Your shelves</Trans>
          </h2>
          <p className="text-sm text-ink-2">
            <Plural value={approved} one="# product on sale" other="# products on sale" />
          </p>
        </div>
        <ButtonLink to="/post-ad" tone="line" size="sm" icon={Plus}>
          <Trans>Add a product</Trans>
        </ButtonLink>
      </div>
      <Calls counts={counts} />
      <ul
        aria-label={t`Products by state`}
        className="mt-3 flex flex-wrap gap-x-4 gap-y-2 border-t border-line pt-4"
      >
        {states.map((state) => (
          <li key={state}>
            <Link
              to={`/ad-management?status=${state}`}
              className="tap inline-flex items-center gap-1.5 hover:underline"
            >
              <StatusPill status={state} />
              <span className="num text-sm font-semibold">{count(counts[state])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
