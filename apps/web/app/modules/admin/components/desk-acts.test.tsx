import type { Paper } from '@souk/contract/modules/admin/papers';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../../lib/render.testing.tsx';
import { paperActs } from '../paper-acts.ts';
import { type DeskUser, deskUserActs } from '../user-acts.ts';
import { DeskActs } from './desk-acts.tsx';
import { UserDecisions } from './user-decisions.tsx';

const paper = (moves: Paper['moves']) => ({ kind: 'certificate', id: 7, moves }) as unknown as Paper;
const user = (changes: object) =>
  ({ id: 3, seller_type: 'retail', role: null, roles: [], moves: [], ...changes }) as unknown as DeskUser;

describe('the decisions of the desk', () => {
  test('are those that the API leaves open', async () => {
    const waiting = await renderAt('/', <DeskActs of={paperActs} row={paper(['reject', 'verify'])} />);
    const verified = await renderAt('/', <DeskActs of={paperActs} row={paper(['reject'])} />);
    const decided = await renderAt('/', <DeskActs of={paperActs} row={paper([])} />);

    expect(waiting).toContain('action="/act/papers/verify/certificate.7"');
    expect(verified).toContain('action="/act/papers/reject/certificate.7"');
    expect(verified).not.toContain('Verify');
    expect(decided).toBe('');
  });

  test('lead back to their page', async () => {
    const shown = await renderAt(
      '/',
      <DeskActs of={paperActs} row={paper(['verify'])} back="/admin/users/3" />,
    );

    expect(shown).toContain('name="_back" value="/admin/users/3"');
  });

  test('start from the present type and role of the account', async () => {
    const roles = [
      { id: 1, name: 'Owner' },
      { id: 2, name: 'Night shift' },
    ];
    const row = user({ moves: ['change-type', 'change-role'], role: roles[1], roles });
    const shown = await renderAt('/', <DeskActs of={deskUserActs} row={row} />);

    expect(shown).toContain('Change role');
    expect(shown).toMatch(/<option value="2" selected="">Night shift/);
    expect(shown).toMatch(/<option value="retail" selected="">/);
  });

  test('make somebody an admin who is not one yet', async () => {
    const shown = await renderAt('/', <DeskActs of={deskUserActs} row={user({ moves: ['change-role'] })} />);

    expect(shown).toContain('Make admin');
    expect(shown).toMatch(/<option value="" selected="">No role/);
  });

  test('on an account include acting for it only where that is open', async () => {
    const open = await renderAt('/', <UserDecisions user={user({ moves: ['act-as'] })} />);
    const closed = await renderAt('/', <UserDecisions user={user({ moves: ['unblock'] })} />);

    expect(open).toContain('action="/admin/users/3/act-as"');
    expect(closed).not.toContain('act-as');
    expect(closed).toContain('action="/act/desk-users/unblock/3"');
  });
});
