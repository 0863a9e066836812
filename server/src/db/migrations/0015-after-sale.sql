-- What is done with an order after it was paid. `refund_amount` of a payment: how much goes back, all of it when null.
alter table payments add column refund_amount integer;
alter table orders add column carrier text;
alter table orders add column tracking_number text;
alter table orders add column sent_at timestamptz;

create table order_refunds (
  order_id text primary key,
  uid bigint not null,
  reason text not null,
  amount integer not null,
  state text not null,
  note text,
  requested_at timestamptz not null,
  decided_at timestamptz
);
create index order_refunds_uid on order_refunds (uid);
create index order_refunds_open on order_refunds (requested_at, order_id) where state = 'requested';

create table order_invoices (
  order_id text primary key,
  uid bigint not null,
  data jsonb not null,
  url text,
  requested_at timestamptz not null
);
create index order_invoices_uid on order_invoices (uid);
