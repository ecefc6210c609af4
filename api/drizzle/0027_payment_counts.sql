CREATE TABLE "transfer_counts" (
	"currency" text PRIMARY KEY NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_counts" (
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "payment_counts_kind_state_currency_pk" PRIMARY KEY("kind","state","currency")
);
--> statement-breakpoint
-- How many payments there are of each kind, state and currency is kept, not counted (statement level).
insert into payment_counts (kind, state, currency, total)
  select kind, state, coalesce(currency, ''), count(*) from payments where deleted_at is null group by 1, 2, 3;
--> statement-breakpoint
create function keep_payment_counts(new_kind text, new_state text, new_currency text, change bigint) returns void language sql as $$
  insert into payment_counts as kept (kind, state, currency, total) values (new_kind, new_state, new_currency, change)
  on conflict (kind, state, currency) do update set total = kept.total + excluded.total;
$$;
--> statement-breakpoint
create function count_added_payments() returns trigger language plpgsql as $$
begin
  perform keep_payment_counts(kind, state, coalesce(currency, ''), count(*)) from added
    where deleted_at is null group by kind, state, currency order by kind, state, currency;
  return null;
end $$;
--> statement-breakpoint
create function count_removed_payments() returns trigger language plpgsql as $$
begin
  perform keep_payment_counts(kind, state, coalesce(currency, ''), -count(*)) from removed
    where deleted_at is null group by kind, state, currency order by kind, state, currency;
  return null;
end $$;
--> statement-breakpoint
create function count_moved_payments() returns trigger language plpgsql as $$
begin
  perform keep_payment_counts(kind, state, coalesce(currency, ''), sum(change)::bigint) from (
    select kind, state, currency, 1 as change from added where deleted_at is null
    union all select kind, state, currency, -1 from removed where deleted_at is null
  ) changes group by kind, state, currency having sum(change) <> 0 order by kind, state, currency;
  return null;
end $$;
--> statement-breakpoint
create trigger payments_added after insert on payments referencing new table as added for each statement execute function count_added_payments();
--> statement-breakpoint
create trigger payments_removed after delete on payments referencing old table as removed for each statement execute function count_removed_payments();
--> statement-breakpoint
create trigger payments_moved after update on payments referencing old table as removed new table as added for each statement execute function count_moved_payments();
--> statement-breakpoint
-- The same for bank transfers by currency (statement level).
insert into transfer_counts (currency, total) select currency, count(*) from bank_transfers where deleted_at is null group by currency;
--> statement-breakpoint
create function keep_transfer_counts(new_currency text, change bigint) returns void language sql as $$
  insert into transfer_counts as kept (currency, total) values (new_currency, change)
  on conflict (currency) do update set total = kept.total + excluded.total;
$$;
--> statement-breakpoint
create function count_added_transfers() returns trigger language plpgsql as $$
begin
  perform keep_transfer_counts(currency, count(*)) from added where deleted_at is null group by currency order by currency;
  return null;
end $$;
--> statement-breakpoint
create function count_removed_transfers() returns trigger language plpgsql as $$
begin
  perform keep_transfer_counts(currency, -count(*)) from removed where deleted_at is null group by currency order by currency;
  return null;
end $$;
--> statement-breakpoint
create function count_moved_transfers() returns trigger language plpgsql as $$
begin
  perform keep_transfer_counts(currency, sum(change)::bigint) from (
    select currency, 1 as change from added where deleted_at is null
    union all select currency, -1 from removed where deleted_at is null
  ) changes group by currency having sum(change) <> 0 order by currency;
  return null;
end $$;
--> statement-breakpoint
create trigger bank_transfers_added after insert on bank_transfers referencing new table as added for each statement execute function count_added_transfers();
--> statement-breakpoint
create trigger bank_transfers_removed after delete on bank_transfers referencing old table as removed for each statement execute function count_removed_transfers();
--> statement-breakpoint
create trigger bank_transfers_moved after update on bank_transfers referencing old table as removed new table as added for each statement execute function count_moved_transfers();
