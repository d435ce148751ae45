import {
  addProjectRole,
  createProject,
  fillProjectRole,
  getProject,
  listProjectCandidates,
  listProjects,
  updateProject,
} from '@souk/contract/modules/appointments/projects';
import { data } from 'react-router';
import { call, submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { requirePrivate } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { idOf } from '../../lib/typed-values.ts';
import { childrenOf, loadListingCategories } from '../search/index.server.ts';
import { projectPath } from './project-paths.ts';

/** The id in an address; anything else is not found. */
function asId(typed: string | undefined): number {
  const id = idOf(typed);
  if (id === null) throw data(null, { status: 404 });
  return id;
}

const paramsOf = (typed: string | undefined) => ({ project_id: asId(typed) });

export async function loadProjects(args: PageArgs & { url: URL }) {
  await requirePrivate(args);
  return call(args, listProjects, { query: { page: args.url.searchParams.get('page') ?? '1' } });
}

export async function loadProject(args: PageArgs, typedId: string | undefined) {
  await requirePrivate(args);
  return call(args, getProject, { params: paramsOf(typedId) });
}

/** What events need, from the categories of event vendors. */
async function loadEventCategories(args: PageArgs) {
  const categories = await loadListingCategories(args, 'booking');
  const events = childrenOf(categories, 0).find(({ slug }) => slug === 'events');
  return events ? childrenOf(categories, events.id).map(({ id, name }) => ({ id, name })) : [];
}

/** An event with what may be added to it. */
export async function loadPlan(args: PageArgs, typedId: string | undefined) {
  await requirePrivate(args);
  const [project, candidates, categories] = await Promise.all([
    loadProject(args, typedId),
    call(args, listProjectCandidates),
    loadEventCategories(args),
  ]);
  return { project, candidates, categories };
}

/** One part of an event with what it may be. */
export async function loadRole(args: PageArgs, typedId: string | undefined, typedRole: string | undefined) {
  await requirePrivate(args);
  const [project, candidates] = await Promise.all([
    loadProject(args, typedId),
    call(args, listProjectCandidates),
  ]);
  const role = project.roles.find(({ role_id }) => role_id === asId(typedRole));
  if (!role) throw data(null, { status: 404 });
  return { project, role, candidates };
}

/** Begins an event, or changes the one of the address. */
export async function saveProject(args: PageArgs, typedId: string | undefined) {
  await requirePrivate(args);
  const saved =
    typedId === undefined
      ? await submit(args, createProject)
      : await submit(args, updateProject, { params: paramsOf(typedId) });
  if (!saved.ok) return data(saved.problems, { status: saved.status });
  return redirectWithToast(args, projectPath(saved.reply.project_id), saved.message);
}

/** The chosen thing, which a form sends as `booking:7`. */
function fillingIn(form: FormData): Record<string, string> {
  const [kind, id] = String(form.get('thing') ?? '').split(':');
  return kind && id ? { [`${kind}_id`]: id } : {};
}

export async function addRole(args: PageArgs, typedId: string | undefined) {
  await requirePrivate(args);
  const form = await postedForm(args);
  const params = paramsOf(typedId);
  const added = await submit(args, addProjectRole, { params, form, also: fillingIn(form) });
  if (!added.ok) return data(added.problems, { status: added.status });
  return redirectWithToast(args, projectPath(params.project_id), added.message);
}

export async function fillRole(args: PageArgs, typedId: string | undefined, typedRole: string | undefined) {
  await requirePrivate(args);
  const form = await postedForm(args);
  const params = { ...paramsOf(typedId), role_id: asId(typedRole) };
  const filled = await submit(args, fillProjectRole, { params, form, also: fillingIn(form) });
  if (!filled.ok) return data(filled.problems, { status: filled.status });
  return redirectWithToast(args, projectPath(params.project_id), filled.message);
}
