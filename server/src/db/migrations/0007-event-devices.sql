-- Visitors who are not logged in are told apart by the id of their device.
alter table page_events add column device text;
create index page_events_page on page_events (page, at);
