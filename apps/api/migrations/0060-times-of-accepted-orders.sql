-- Orders that were accepted before there was a time to send them would wait for ever. They get the times of the
-- settings, counted from their acceptance and from the dispatch that the shop has promised. Nobody is surprised: nothing
-- happens before tomorrow, and nothing is cancelled automatically before both sides had the whole last wait to act.
with terms as (
  select coalesce((select value::int from settings.settings where key = 'shipReminderDays'), 3) as reminder,
    coalesce((select value::int from settings.settings where key = 'shipGraceDays'), 4) as grace,
    coalesce((select value::int from settings.settings where key = 'shipEndDays'), 7) as ending
), waiting as (
  select orders.id, orders.confirmed_at, grace, ending,
    greatest(reminder, coalesce((orders.delivery ->> 'dispatchDays')::int, 0)) as reminder
  from retail.orders, terms where orders.state = 'confirmed' and orders.ship_until is null
)
update retail.orders set
  due_at = greatest(waiting.confirmed_at + make_interval(days => reminder), now() + interval '1 day'),
  buyer_may_cancel_at = waiting.confirmed_at + make_interval(days => reminder + grace),
  ship_until = greatest(
    waiting.confirmed_at + make_interval(days => reminder + grace + ending),
    now() + make_interval(days => 1 + ending))
from waiting where waiting.id = orders.id;

do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  perform graphile_worker.add_job('life-timer',
    json_build_object('life', 'retail.order', 'subjectId', id, 'move', 'remind'),
    run_at => due_at, job_key => 'timer:retail.order:' || id)
  from retail.orders where state = 'confirmed'
    and not exists (select from graphile_worker.jobs where key = 'timer:retail.order:' || orders.id);
end $$;
