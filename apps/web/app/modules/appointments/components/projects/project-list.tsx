import { Plural, Trans } from '@lingui/react/macro';
import type { Project } from '@souk/contract/modules/appointments/projects';
import type { Page } from '@souk/contract/shared/page';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import ticket from '../../../../ui/art/ticket.svg';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { OwnPage } from '../../../../ui/own-page.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { projectPath, projectsPath } from '../../project-paths.ts';

function ProjectCard({ project }: { project: Project }) {
  const { shortMonthDate } = useDates();
  const { project_id: id, title, event_type: type, date, place, roles, filled, budget } = project;
  return (
    <li className="card relative p-5">
      <h2 className="text-md font-semibold">
        <Link to={projectPath(id)} className="after:absolute after:inset-0 after:rounded-lg hover:underline">
          <bdi>{title}</bdi>
        </Link>
      </h2>
      <p className="num text-[15px] text-ink-2">
        <bdi>{shortMonthDate(date)}</bdi> · <bdi>{type}</bdi>
        {place && (
          <>
            {' · '}
            <bdi>{place}</bdi>
          </>
        )}
      </p>
      <p className="num mt-3 flex flex-wrap justify-between gap-x-5 border-t border-line pt-3 text-sm">
        <span>
          <Trans>
            {filled} of <Plural value={roles} one="# part" other="# parts" /> found
          </Trans>
        </span>
        {budget && (
          <span className="text-ink-2">
            <Trans>Budget {price(budget.cents)}</Trans>
          </span>
        )}
      </p>
    </li>
  );
}

const begin = (
  <ButtonLink to={`${projectsPath}/new`} icon={Plus}>
    <Trans>Plan an event</Trans>
  </ButtonLink>
);

/** The events that a customer prepares. */
export function ProjectList({ projects }: { projects: Page<Project> }) {
  const isEmpty = projects.data.length === 0;
  return (
    <OwnPage
      title={<Trans>My events</Trans>}
      lead={<Trans>Everything that one event needs, on one page and under one budget.</Trans>}
      aside={!isEmpty && begin}
    >
      {isEmpty ? (
        <EmptyState title={<Trans>No events yet</Trans>} object={ticket} palette="jade" action={begin}>
          <Trans>Gather venue, catering, photographer and music, and see what is still missing.</Trans>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {projects.data.map((project) => (
            <ProjectCard key={project.project_id} project={project} />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pager current={projects.current_page} last={projects.last_page} />
      </div>
    </OwnPage>
  );
}
