import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProjectCandidate, ProjectDetail } from '@souk/contract/modules/appointments/projects';
import { useLive } from '../../../../lib/live.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { useReload } from '../../../../lib/use-reload.ts';
import { Acts } from '../../../../ui/acts.tsx';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import type { FormOutcome } from '../../../../ui/form-scope.tsx';
import { OwnPage } from '../../../../ui/own-page.tsx';
import { projectActs } from '../../project-acts.ts';
import { projectsPath } from '../../project-paths.ts';
import { AddRole } from './add-role.tsx';
import { ProjectRoles } from './project-roles.tsx';
import { ProjectSums } from './project-sums.tsx';

interface ProjectScreenProps {
  project: ProjectDetail;
  candidates: readonly ProjectCandidate[];
  categories: readonly { id: number; name: string }[];
  problems: FormOutcome | undefined;
}

function Lead({ project: { date, event_type: type, place, guests } }: { project: ProjectDetail }) {
  const { shortMonthDate } = useDates();
  return (
    <span className="num">
      <bdi>{shortMonthDate(date)}</bdi> · <bdi>{type}</bdi>
      {place && (
        <>
          {' · '}
          <bdi>{place}</bdi>
        </>
      )}
      {guests !== null && (
        <>
          {' · '}
          <Plural value={guests} one="# guest" other="# guests" />
        </>
      )}
    </span>
  );
}

/** One event: what it needs with states and next steps, and its money. */
export function ProjectScreen({ project, candidates, categories, problems }: ProjectScreenProps) {
  const { t } = useLingui();
  useLive('booking', useReload());
  return (
    <OwnPage
      title={<bdi>{project.title}</bdi>}
      lead={<Lead project={project} />}
      crumbs={<Breadcrumbs crumbs={[{ label: t`My events`, to: projectsPath }, { label: project.title }]} />}
      aside={<Acts of={projectActs} row={project} size="sm" />}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="min-w-0">
          <h2 className="sr-only">
            <Trans>What the event needs</Trans>
          </h2>
          <ProjectRoles project={project} />
        </div>
        <div className="space-y-5">
          <ProjectSums project={project} />
          <AddRole
            key={project.roles.length}
            candidates={candidates}
            categories={categories}
            problems={problems}
          />
        </div>
      </div>
    </OwnPage>
  );
}
