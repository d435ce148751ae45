-- Of a line that was sent in part the rest can be cancelled: it then stands beside what was sent, as a line of its own.
drop index sales.lines_one_variant;
create unique index lines_one_variant on sales.lines (sale_id, item_id)
  where subject_kind = 'retail.product' and cancelled_at is null;
