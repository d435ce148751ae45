import { safePath } from '@souk/contract/shared/safe-path';
import { data, redirect } from 'react-router';
import { codeOf, type FormProblems, type Submitted, submit } from '../../lib/api.server.ts';
import type { Undo } from '../../lib/flash.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { wordsOf } from '../../lib/problem-words.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { anewFor } from '../../modules/identity/index.server.ts';
import { actPath } from '../../ui/act-table.ts';
import { type FoundAct, paramsFor } from './find-act.server.ts';

/** As many as a list shows on one page. */
const mostAtOnce = 50;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}(\.[\w-]{1,64})?$/.test(value);

/** The rows that are meant: the one in the address, or those that are ticked in a list. */
const idsOf = (id: string | undefined, form: FormData): string[] =>
  (id === undefined ? [...new Set(form.getAll('ids'))] : [id]).filter(isId).slice(0, mostAtOnce);

/** The form without what names the rows: an endpoint gets one of them at a time. */
function withoutIds(form: FormData): FormData {
  const rest = new FormData();
  for (const [name, value] of form) if (name !== 'ids') rest.append(name, value);
  return rest;
}

const callFor = ({ act, endpoint }: FoundAct, id: string) => ({
  params: paramsFor(endpoint, id),
  also: { ...act.sets, ...(act.inBody ? { [act.inBody]: id } : {}) },
});

const undoOf = ({ act, noun }: FoundAct, ids: readonly string[], back: string): Undo | undefined => {
  const [first] = ids;
  if (!act.undo || first === undefined) return undefined;
  const fields = [...(ids.length > 1 ? ids.map((id) => ['ids', id] as const) : []), ['_back', back] as const];
  const action = ids.length > 1 ? `/act/${noun}/${act.undo}` : actPath(noun, act.undo, first);
  return { action, fields };
};

/** The move itself is not open any more: there is nothing to correct in a form. */
const isTooLate = (done: { reply?: unknown }) => String(codeOf(done)).endsWith('-move-not-allowed');

type Refusal = Extract<Submitted<FoundAct['endpoint']>, { ok: false }>;

function refusal(args: PageArgs, found: FoundAct, done: Refusal, way: { id: string; back: string }) {
  const anew = anewFor(done, way.back);
  if (anew) return anew;
  if (found.act.fields && found.table.read && !isTooLate(done)) {
    const problems: FormProblems & { path: string } = {
      ...done.problems,
      path: actPath(found.noun, found.move, way.id),
    };
    return data(problems, { status: done.status });
  }
  return redirectWithToast(args, way.back, { tone: 'bad', title: wordsOf(done.problems) });
}

interface Made {
  ids: string[];
  last?: Extract<Submitted<FoundAct['endpoint']>, { ok: true }>;
  refused?: Refusal;
}

/** Makes the move for one row after another; the first refusal is reported. */
async function makeEach(args: PageArgs, found: FoundAct, ids: readonly string[], form: FormData) {
  const made: Made = { ids: [] };
  for (const id of ids) {
    const done = await submit(args, found.endpoint, { ...callFor(found, id), form });
    if (done.ok) {
      made.ids.push(id);
      made.last = done;
    } else made.refused ??= done;
  }
  return made;
}

/** Redirects back with a toast and, if possible, an undo. */
function leadBack(args: PageArgs, found: FoundAct, { ids, last, refused }: Made, back: string): Response {
  const { act } = found;
  if (!last) return redirect(back);
  const to = act.back?.(last.reply as never) ?? back;
  if (act.isSilent && !refused) return redirect(to);
  const { i18n } = pageStateOf(args);
  const detail = act.detail?.(last.reply as never);
  const undo = undoOf(found, ids, to);
  return redirectWithToast(args, to, {
    tone: refused ? 'bad' : detail ? 'warn' : 'good',
    title: refused ? wordsOf(refused.problems) : act.told ? i18n._(act.told) : last.message,
    ...(detail ? { detail: i18n._(detail) } : {}),
    ...(undo ? { undo } : {}),
  });
}

/** Makes a move for one row, or for each ticked one, and reports the result on the page with its button. */
export async function carryOut(args: PageArgs, found: FoundAct, id: string | undefined) {
  const form = await postedForm(args);
  const ids = idsOf(id, form);
  const [first = ''] = ids;
  const asked = form.get('_back');
  const back = asked === null ? found.table.home(first) : safePath(asked);
  const made = await makeEach(args, found, ids, withoutIds(form));
  if (made.refused && made.ids.length === 0) return refusal(args, found, made.refused, { id: first, back });
  return leadBack(args, found, made, back);
}
