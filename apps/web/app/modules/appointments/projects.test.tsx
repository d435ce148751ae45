import {
  addProjectRole,
  getProject,
  listProjectCandidates,
  type ProjectDetail,
  type ProjectRole,
} from '@souk/contract/modules/appointments/projects';
import { getViewer } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { linksIn, renderAt, wordsOf } from '../../lib/render.testing.tsx';
import { bookingWith } from '../bookings/booking.testing.ts';
import { ProjectList } from './components/projects/project-list.tsx';
import { ProjectScreen } from './components/projects/project-screen.tsx';
import { addRole, loadRole } from './project.server.ts';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const role = (given: Partial<ProjectRole>): ProjectRole => ({
  role_id: 3,
  name: 'Photographer',
  category: { id: 342, name: 'Photographer', slug: 'photographer' },
  booking: null,
  quotes: [],
  is_other_day: false,
  ...given,
});
const project = (given: Partial<ProjectDetail> = {}): ProjectDetail => ({
  project_id: 9,
  title: 'Our wedding',
  event_type: 'Wedding',
  date: '2040-03-10',
  place: 'Marrickville',
  guests: 80,
  budget: money(100_000),
  created_at: '2039-01-01T00:00:00.000Z',
  roles: [],
  sums: { agreed: money(60_000), quoted: money(10_000), quoted_at_most: money(10_000), paid: money(20_000) },
  ...given,
});
const quote = {
  quote_id: 5,
  status: 'Quote-Sent',
  business: { name: 'Music Makers' },
  offer: { total: money(33_000), expires_at: '2040-01-01T00:00:00.000Z' },
  due_at: null,
  visit: null,
} as unknown as ProjectRole['quotes'][number];

const shown = (given: Partial<ProjectDetail>) =>
  renderAt(
    '/event-projects/9',
    <ProjectScreen
      project={project(given)}
      candidates={[{ kind: 'booking', id: 12, title: 'Hall', business_name: 'Town Hall', date: null }]}
      categories={[]}
      problems={undefined}
    />,
  );

describe('an event', () => {
  test('leads to what is still to be found, in its category and on its day', async () => {
    const page = await shown({ roles: [role({})] });

    expect(linksIn(page)).toMatchObject({
      'Look in Photographer Photographer': '/booking-listing/photographer?free_on=2040-03-10',
    });
    expect(page).toContain('/act/event-project-roles/remove/9.3');
    expect(page).toContain('/event-projects/9/roles/3');
  });

  test('shows what is booked with its next step, and marks another day', async () => {
    const page = await shown({ roles: [role({ booking: bookingWith(), is_other_day: true })] });

    expect(wordsOf(page)).toContain('You are expected on');
    expect(wordsOf(page)).toContain('This is on another day than your event.');
    expect(page).toContain('href="/my-bookings/detail/12"');
  });

  test('leads to each quote and says until when to answer', async () => {
    const page = await shown({ roles: [role({ quotes: [quote] })] });

    expect(linksIn(page)).toMatchObject({ 'Music Makers': '/my-bookings/quotes/5' });
    expect(wordsOf(page)).toContain('Answer by');
    expect(wordsOf(page)).not.toContain('To be found');
  });

  test('holds what it costs against the budget', async () => {
    expect(wordsOf(await shown({}))).toContain('Left of the budget $300.00');
    expect(wordsOf(await shown({ budget: money(50_000) }))).toContain('Over the budget by $200.00');
    expect(wordsOf(await shown({ budget: null }))).toContain('In all $700.00');
  });

  test('begins empty, as does the list of events', async () => {
    const none = { data: [], total: 0, current_page: 1, last_page: 1, page_size: 10 } as never;
    const list = await renderAt('/event-projects', <ProjectList projects={none} />);

    expect(wordsOf(await shown({}))).toContain('Nothing is gathered yet.');
    expect(linksIn(list)).toMatchObject({ 'Plan an event': '/event-projects/new' });
  });
});

describe('the pages of an event', () => {
  const answers = {
    [getViewer.path]: { body: { data: { user_id: 5, seller_type: 'private' } } },
    [getProject.path]: { body: { data: project({ roles: [role({})] }) } },
    [listProjectCandidates.path]: { body: { data: [] } },
    [addProjectRole.path]: { body: { data: project() } },
  };
  const cookie = 'souk_session=s';

  test('send the chosen thing under its own name', async () => {
    const form = { name: 'Venue', category_id: '', thing: 'booking:12' };
    const { args, calls } = await buildPageArgs(buildRequest({ cookie, form }), answers);

    await addRole(args, '9');

    const sent = calls.find(({ endpoint }) => endpoint === addProjectRole);
    expect(sent?.body).toMatchObject({ name: 'Venue', booking_id: '12' });
  });

  test('are not found for a part that the event does not have', async () => {
    const { args } = await buildPageArgs(buildRequest({ cookie }), answers);

    expect(await loadRole(args, '9', '3')).toMatchObject({ role: { role_id: 3 } });
    await expect(loadRole(args, '9', '4')).rejects.toMatchObject({ init: { status: 404 } });
    await expect(loadRole(args, 'x', '3')).rejects.toMatchObject({ init: { status: 404 } });
  });
});
