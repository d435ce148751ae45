import * as contract from '@souk/contract/modules/availability/calendars';
import type { Api } from '../../../platform/http/api.ts';
import { addSpecialDays } from './add-special-days.ts';
import { presentSettings, presentSpecialDays } from './calendar.present.ts';
import { removeSpecialDay } from './remove-special-day.ts';
import { saveCalendar } from './save-calendar.ts';

export function calendarRoutes(api: Api) {
  api.answer(contract.getCalendarSettings, ({ db, user }) => presentSettings(db, user.id));

  api.answer(contract.saveCalendarSettings, async ({ db, user, body }) => {
    await saveCalendar(db, user.id, {
      stepMinutes: body.step_minutes,
      noticeMinutes: body.notice_minutes,
      horizonDays: body.horizon_days,
      ...(body.day_capacity !== undefined && { dayCapacity: body.day_capacity }),
      travelBeforeMinutes: body.travel_before_minutes,
      travelAfterMinutes: body.travel_after_minutes,
      ...(body.holidays_of !== undefined && { holidaysOf: body.holidays_of }),
    });
    return presentSettings(db, user.id);
  });

  api.answer(contract.listSpecialDays, ({ db, user, query }) =>
    presentSpecialDays(db, user.id, query.resource_id ?? null),
  );

  api.answer(contract.addSpecialDays, async ({ db, user, body }) => {
    await addSpecialDays(db, user.id, body);
    return presentSpecialDays(db, user.id, body.resource_id ?? null);
  });

  api.answer(contract.removeSpecialDay, async ({ db, user, params, query }) => {
    const resourceId = query.resource_id ?? null;
    await removeSpecialDay(db, user.id, resourceId, params.date);
    return presentSpecialDays(db, user.id, resourceId);
  });
}
