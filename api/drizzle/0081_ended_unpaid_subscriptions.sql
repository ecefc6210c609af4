ALTER TABLE "purchases" ADD COLUMN "ended_unpaid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
update purchases set ended_unpaid = true where given_up;
--> statement-breakpoint
-- The release before reads and writes the former name: the column that changes sets the other.
create function sync_ended_unpaid() returns trigger language plpgsql as $$
begin
  if new.ended_unpaid <> old.ended_unpaid then
    new.given_up := new.ended_unpaid;
  else
    new.ended_unpaid := new.given_up;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger purchases_ended_unpaid before update of ended_unpaid, given_up on purchases
  for each row execute function sync_ended_unpaid();
