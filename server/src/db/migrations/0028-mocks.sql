-- Who has signed up for which network-wide exam; the exams themselves follow from rules of the content.
create table mock_entries (
  uid bigint not null,
  mock_id text not null,
  joined_at timestamptz not null,
  primary key (uid, mock_id)
);
delete from content_areas where area = 'exercise';
