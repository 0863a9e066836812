alter table payments add column refund_state text;
alter table payments add column refund_reason text;
alter table payments add column refund_tries integer not null default 0;
alter table payments add column refund_after timestamptz;
alter table payments add column refunded_at timestamptz;
update payments set refund_state = 'due', refund_reason = 'orderPaid', refund_after = now() where state = 'surplus';
create index payments_refund on payments (refund_after) where refund_state = 'due';
create unique index payments_paid on payments (order_id) where state = 'paid';
create index orders_goods on orders (goods_id, status);
