ALTER TABLE "payments" ADD COLUMN "student_id" bigint;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "student_id" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_student_idx" ON "payments" USING btree ("student_id","kind","created_at","id") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "purchases_student_idx" ON "purchases" USING btree ("student_id","id");--> statement-breakpoint
update purchases set student_id = user_id;
--> statement-breakpoint
update payments set student_id = user_id;
--> statement-breakpoint
-- The release before names nobody: who pays learns.
create function fill_purchase_student() returns trigger language plpgsql as $$
begin
  new.student_id := coalesce(new.student_id, new.user_id);
  return new;
end $$;
--> statement-breakpoint
create trigger purchases_student before insert on purchases for each row execute function fill_purchase_student();
--> statement-breakpoint
create function fill_payment_student() returns trigger language plpgsql as $$
begin
  new.student_id := coalesce(new.student_id, (select p.student_id from purchases p where p.id = new.purchase_id), new.user_id);
  return new;
end $$;
--> statement-breakpoint
create trigger payments_student before insert on payments for each row execute function fill_payment_student();
