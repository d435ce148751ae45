-- Completed orders between two people, on which they review each other.
create index orders_completed_between on retail.orders (seller_id, buyer_id, id desc) where state = 'completed';
