-- Reviews begin with the delivery: when the buyer had what was bought. While returns are open nothing is completed.
alter table sales.sales
  add column received_at timestamptz,
  add column open_returns smallint not null default 0 check (open_returns >= 0);
update sales.sales sale set received_at = coalesce(o.delivered_at, sale.completed_at)
from retail.orders o where o.id = sale.id;
update sales.sales sale set open_returns = open.returns
from (select order_id, count(*) as returns from retail.returns
  where state in ('requested', 'approved', 'sent', 'received') group by order_id) open
where open.order_id = sale.id;
drop index sales.sales_buyer_completed;
drop index sales.sales_seller_completed;
create index sales_buyer_received on sales.sales (buyer_id, kind, id desc) where received_at is not null;
create index sales_seller_received on sales.sales (seller_id, kind, id desc) where received_at is not null;

-- A return that was refused may be complained of, however long ago the delivery.
alter table retail.orders add column complain_until timestamptz;

-- On its way back is one thing, back is another.
alter table sales.lines add column returning_quantity smallint not null default 0 check (returning_quantity >= 0);
update sales.lines line
set returning_quantity = away.pieces, returned_quantity = line.returned_quantity - away.pieces
from (select back.line_id, sum(back.quantity) as pieces from retail.return_lines back
  join retail.returns sent on sent.id = back.return_id and sent.state in ('requested', 'approved', 'sent')
  group by back.line_id) away
where away.line_id = line.id;
alter table sales.lines add check (returning_quantity + returned_quantity <= fulfilled_quantity);

-- Earned, and not paid out while goods of it may come back.
alter table payments.parts add column is_payout_stopped boolean not null default false;
update payments.parts part set is_payout_stopped = true
from sales.sales sale
where sale.open_returns > 0 and part.subject_kind = sale.kind and part.subject_id = sale.id and part.held_at is not null;

-- The line that a dispute is about, and what is left of the whole price; what does not go back of it is the seller's.
alter table disputes.disputes
  add column line_id bigint,
  add column whole_cents bigint check (whole_cents >= cents);
update disputes.disputes dispute set whole_cents = greatest(dispute.cents,
  coalesce((select sale.total_cents - sale.waived_cents - sale.refunded_cents
    + case when dispute.decision is null then 0 else dispute.refund_cents end
    from sales.sales sale where sale.kind = dispute.subject_kind and sale.id = dispute.subject_id), 0));
alter table disputes.disputes alter column whole_cents set not null;
-- One that is open and about less than the whole is about a line; where a single line costs that much, about this one.
update disputes.disputes dispute set line_id = line.id
from (select sale.kind, sale.id as sale_id, line.total_cents - line.refunded_cents as cents, min(line.id) as id
  from sales.sales sale join sales.lines line on line.sale_id = sale.id and line.cancelled_at is null
  group by 1, 2, 3 having count(*) = 1) line
where dispute.closed_at is null and dispute.cents < dispute.whole_cents
  and line.kind = dispute.subject_kind and line.sale_id = dispute.subject_id and line.cents = dispute.cents;
