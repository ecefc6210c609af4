ALTER TABLE "payments" ADD COLUMN "unreturned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Classes that went back with the money and that nobody took back are kept with each payment: what was bought does not change.
create function keep_unreturned() returns trigger language plpgsql as $$
begin
  new.unreturned := 0;
  if new.refunded_minor > 0 and new.amount_minor > 0 and not new.held and new.state in ('paid', 'refunded') then
    select greatest(0, p.classes_num * least(new.amount_minor, new.refunded_minor) / new.amount_minor - new.classes_taken)
      into new.unreturned from purchases p where p.id = new.purchase_id;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger payments_unreturned before insert or update on payments for each row execute function keep_unreturned();
--> statement-breakpoint
update payments set unreturned = 0 where refunded_minor > 0;
--> statement-breakpoint
CREATE INDEX "payments_unpaid_idx" ON "payments" USING btree ("kind","state","created_at","id") WHERE "payments"."state" <> 'paid' and "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_unreturned_idx" ON "payments" USING btree ("kind","created_at","id") WHERE "payments"."unreturned" > 0 and "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_amount_idx" ON "payments" USING btree ("kind","amount_minor","id") WHERE "payments"."deleted_at" is null;
