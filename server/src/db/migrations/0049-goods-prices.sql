-- Every price that goods have had: a price that is an earlier one divided by 100 was written in yuan by mistake.
create table goods_prices (
  goods_id text not null,
  price integer not null,
  primary key (goods_id, price)
);
insert into goods_prices (goods_id, price) select goods_id, price from goods;
