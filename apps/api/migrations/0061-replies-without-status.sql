-- The status is part of the reply; what a paying call keeps has none.
alter table platform.idempotency_keys drop column status;
