import { Trans, useLingui } from '@lingui/react/macro';
import type { HalalStatus } from '@souk/contract/modules/scanner/words';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { schoolWords, VerdictMark, verdictTexts, verdictWords } from '../../food/index.ts';
import { sayAdditive, sayOrigins, sayStep } from '../food-words.ts';
import type { IngredientLine, Named } from '../why-food.ts';

type SourceOf = Named['source'];

/** What a statement rests on. */
export function SourceLine({ source }: { source: SourceOf }) {
  if (!source) return null;
  const { title, publisher, url } = source;
  return (
    <p className="text-sm text-ink-3">
      <Trans>Source:</Trans>{' '}
      {url ? (
        <a href={url} rel="noreferrer" className={linkClass}>
          {title}
        </a>
      ) : (
        title
      )}
      , {publisher}
    </p>
  );
}

const schoolKeys = ['hanafi', 'maliki', 'shafii', 'hanbali'] as const;

/** Each school's verdict at the default strictness, if they differ. */
function SchoolWords({ verdicts }: Pick<Named, 'verdicts'>) {
  const { i18n } = useLingui();
  const words = schoolKeys.map((school) => ({ school, verdict: verdicts[school].standard }));
  if (words.every(({ verdict }) => verdict === words[0]?.verdict)) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {words.map(({ school, verdict }) => (
        <li key={school} className="inline-flex items-center gap-1.5">
          <VerdictMark verdict={verdict} className="size-4" />
          <span className="text-ink-2">{i18n._(schoolWords[school])}:</span>
          <span className={`font-semibold ${verdictTexts[verdict]}`}>{i18n._(verdictWords[verdict])}</span>
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  verdict: HalalStatus;
  title: ReactNode;
  lead?: ReactNode;
  /** Depth of brackets around it. */
  depth: number;
  /** Shown when the row is opened. */
  children: ReactNode;
}

const mostDepth = 3;
const stepPixels = 20;

/** One ingredient: its icon, name and verdict; expanded it says why. */
function Row({ verdict, title, lead, depth, children }: RowProps) {
  const { i18n } = useLingui();
  return (
    <li style={{ paddingInlineStart: Math.min(depth, mostDepth) * stepPixels }}>
      <details className="group">
        <summary className="grid min-h-11 list-none grid-cols-[28px_minmax(0,1fr)_auto_20px] items-start gap-x-3 rounded-sm py-3.5 hover:bg-inset/50">
          <VerdictMark verdict={verdict} className="mt-0.5 size-5" />
          <span className="min-w-0 break-words">
            <span className="inline-block font-semibold first-letter:uppercase">{title}</span>
            {lead && <span className="block text-[15px] text-ink-2">{lead}</span>}
          </span>
          <span className={`text-sm leading-6 font-semibold ${verdictTexts[verdict]}`}>
            {i18n._(verdictWords[verdict])}
          </span>
          <Icon
            of={ChevronDown}
            size={18}
            className="mt-[3px] text-ink-3 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="space-y-2 ps-10 pb-4">{children}</div>
      </details>
    </li>
  );
}

type Line = Omit<IngredientLine, 'named'>;

const Percent = ({ percent }: Pick<Line, 'percent'>) =>
  percent === null ? null : <span className="num font-normal text-ink-3"> {percent}%</span>;

/** An ingredient that the tables know, with the chain of reasons behind its verdict. */
export function NamedRow({ named, text, depth, percent }: Line & { named: Named }) {
  const { i18n } = useLingui();
  const { name, words, additive, origins, verdict, verdicts, steps, why, source } = named;
  return (
    <Row
      verdict={verdict}
      depth={depth}
      title={
        <>
          <bdi>{name ?? words}</bdi>
          {additive && <span className="num font-normal text-ink-3"> E{additive.number}</span>}
          <Percent percent={percent} />
        </>
      }
      lead={additive ? sayAdditive(i18n, additive.class, origins) : sayOrigins(i18n, origins)}
    >
      <p className="text-sm text-ink-3">
        <Trans>
          On the pack: <bdi>{text}</bdi>
        </Trans>
      </p>
      {why && <p className="text-[15px]">{why}</p>}
      <ol className="list-inside list-decimal space-y-1 text-[15px] text-ink-2">
        {steps.map((step) => (
          <li key={step}>{sayStep(i18n, step)}</li>
        ))}
      </ol>
      <SchoolWords verdicts={verdicts} />
      <SourceLine source={source} />
    </Row>
  );
}

/** A word that no table knows. */
export function UnknownRow({ words, text, depth, percent }: Line & { words: string }) {
  return (
    <Row
      verdict="unknown"
      depth={depth}
      title={
        <>
          <bdi>{words}</bdi>
          <Percent percent={percent} />
        </>
      }
      lead={<Trans>Not in our tables yet</Trans>}
    >
      <p className="text-sm text-ink-3">
        <Trans>
          On the pack: <bdi>{text}</bdi>
        </Trans>
      </p>
      <p className="text-[15px] text-ink-2">
        <Trans>While a word is unknown, we cannot call it halal.</Trans>
      </p>
    </Row>
  );
}
