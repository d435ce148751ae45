import { msg } from '@lingui/core/macro';
import type * as projects from '@souk/contract/modules/appointments/projects';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';
import { projectPath, projectsPath } from './project-paths.ts';

type Named = Pick<projects.Project, 'project_id' | 'title'>;

/** What customers can do with an event that they prepare. */
export const projectActs = actsOf<typeof projects, Named, 'edit' | 'delete'>()({
  noun: 'event-projects',
  id: ({ project_id }) => project_id,
  open: () => ['edit', 'delete'],
  read: 'getProject',
  home: () => projectsPath,
  moves: {
    edit: {
      leadsTo: ({ project_id }) => `${projectPath(project_id)}/edit`,
      words: msg`Edit`,
      tone: 'quiet',
      icon: Pencil,
    },
    delete: {
      endpoint: 'deleteProject',
      words: msg`Delete`,
      title: ({ title }) => msg`Delete ${title}?`,
      lead: msg`Your bookings and quotes stay as they are. Cancel them one by one if you don’t need them any more.`,
      does: msg`Delete event`,
      keep: msg`Keep it`,
      tone: 'danger',
      icon: Trash2,
      back: () => projectsPath,
    },
  },
});

/** A role with the event that it belongs to. */
export interface ActedRole {
  project_id: number;
  role_id: number;
}

/** What customers can do with one part of an event. */
export const projectRoleActs = actsOf<typeof projects, ActedRole, 'fill' | 'remove'>()({
  noun: 'event-project-roles',
  id: ({ project_id, role_id }) => `${project_id}.${role_id}`,
  open: () => ['fill', 'remove'],
  home: () => projectsPath,
  moves: {
    fill: {
      leadsTo: ({ project_id, role_id }) => `${projectPath(project_id)}/roles/${role_id}`,
      words: msg`Choose what you booked`,
      tone: 'quiet',
      icon: Link2,
    },
    remove: { endpoint: 'removeProjectRole', words: msg`Take off`, tone: 'quiet', icon: Trash2 },
  },
});
