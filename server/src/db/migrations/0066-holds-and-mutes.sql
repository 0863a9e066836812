-- An order waits with the registration of its account; visits that a manager has still to decide on are found by link.
alter table order_sources add column waits_for bigint;
create index order_sources_waits_for on order_sources (waits_for) where waits_for is not null;
create index link_visits_held on link_visits (code) where held in ('own', 'burst', 'self');
