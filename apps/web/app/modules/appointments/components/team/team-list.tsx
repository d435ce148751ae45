import { Trans, useLingui } from '@lingui/react/macro';
import type { Resource } from '@souk/contract/modules/availability/resources';
import { Armchair, Car, DoorOpen, Users } from 'lucide-react';
import { Acts } from '../../../../ui/acts.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { teamActs } from '../../team-acts.ts';
import { kindWords } from '../../team-words.ts';

const icons = { room: DoorOpen, chair: Armchair, vehicle: Car } as const;
const iconOf = (kind: string) => icons[kind as keyof typeof icons] ?? Users;

function Face({ member: { kind, name } }: { member: Resource }) {
  if (kind === 'person') return <Avatar name={name} size={48} />;
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-inset text-ink-2">
      <Icon of={iconOf(kind)} />
    </span>
  );
}

function MemberRow({ member }: { member: Resource }) {
  const { i18n } = useLingui();
  const { name, kind, is_active: isActive, hours } = member;
  const days = new Set(hours.map(({ weekday }) => weekday)).size;
  return (
    <li className="grid items-center gap-x-5 gap-y-3 border-t border-line p-4 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_110px_260px]">
      <span className="flex min-w-0 items-center gap-3.5">
        <Face member={member} />
        <span className="min-w-0">
          <b className="block font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </b>
          <span className="block text-sm text-ink-2">
            {i18n._(kindWords[kind])}
            {' · '}
            {days > 0 ? <Trans>{days} days a week</Trans> : <Trans>in your opening hours</Trans>}
          </span>
        </span>
      </span>
      <span>{!isActive && <StatusPill status="inactive" />}</span>
      <span className="flex flex-wrap items-center gap-1.5 lg:justify-end">
        <Acts of={teamActs} row={member} size="sm" suffix={name} />
      </span>
    </li>
  );
}

/** The people first, then what they work in and with, and at last what is archived. */
export function TeamList({ team }: { team: readonly Resource[] }) {
  const isPerson = ({ kind }: Resource) => kind === 'person';
  const atWork = team.filter((member) => member.is_active);
  const groups = [
    { key: 'people', title: <Trans>People</Trans>, members: atWork.filter(isPerson) },
    {
      key: 'things',
      title: <Trans>Rooms and things</Trans>,
      members: atWork.filter((member) => !isPerson(member)),
    },
    { key: 'archived', title: <Trans>Archived</Trans>, members: team.filter((member) => !member.is_active) },
  ];
  return (
    <div className="grid gap-6">
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ key, title, members }) => (
          <section key={key} aria-labelledby={`team-${key}`}>
            <h2 id={`team-${key}`} className="h-panel mb-2.5">
              {title}
            </h2>
            <ul className="panel">
              {members.map((member) => (
                <MemberRow key={member.id} member={member} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
