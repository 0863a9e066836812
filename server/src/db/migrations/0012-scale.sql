-- Reports of an activity, ranks of a paper, and chores that forget what is over.
create index sales_clues_promotion on sales_clues (promotion_id, created_at);
