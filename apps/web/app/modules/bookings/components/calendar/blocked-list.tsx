import { Trans } from '@lingui/react/macro';
import type { Block } from '@souk/contract/modules/availability/blocks';
import { datesIn } from '../../../../lib/dates.ts';
import { Acts } from '../../../../ui/acts.tsx';
import { blockActs } from '../../block-acts.ts';
import type { Team } from '../../calendar-layout.ts';

function BlockRow({ block, team, timeZone }: { block: Block; team: Team['team']; timeZone: string }) {
  const { flowTime, plainTime, isoDay } = datesIn(timeZone);
  const { starts_at: from, ends_at: until, note } = block;
  const end = isoDay(from) === isoDay(until) ? plainTime(until) : flowTime(until);
  const name = team.find(({ id }) => id === block.resource_id)?.name;
  const when = `${flowTime(from)} – ${end}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 first:border-t-0">
      <span className="min-w-0">
        <b className="num block font-semibold">{when}</b>
        <span className="block text-sm text-ink-2">
          {block.resource_id === null ? <Trans>The whole business</Trans> : <bdi>{name}</bdi>}
          {note !== '' && (
            <>
              {' · '}
              <bdi>{note}</bdi>
            </>
          )}
        </span>
      </span>
      <Acts of={blockActs} row={block} size="sm" suffix={when} />
    </li>
  );
}

interface BlockedListProps extends Team {
  timeZone: string;
}

/** The blocked times of the shown days, each with the button that gives it back. */
export function BlockedList({ blocks, team, timeZone }: BlockedListProps) {
  if (blocks.length === 0) return null;
  return (
    <section aria-labelledby="blocked">
      <h3 id="blocked" className="h-panel mb-2.5">
        <Trans>Blocked time</Trans>
      </h3>
      <ul className="panel">
        {blocks.map((block) => (
          <BlockRow key={block.id} block={block} team={team} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  );
}
