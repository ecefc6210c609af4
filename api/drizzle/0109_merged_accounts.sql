ALTER TABLE "users" ADD COLUMN "merged_into" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_users_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_merged_idx" ON "users" USING btree ("merged_into") WHERE "users"."merged_into" is not null;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  -- D123: of a person who was erased the name goes, and nothing else.
  if tg_op = 'UPDATE' and (to_jsonb(old) - 'snapshot') = (to_jsonb(new) - 'snapshot')
    and (old.snapshot - 'payer' - 'student') = (new.snapshot - 'payer' - 'student')
    and new.snapshot ->> 'payer' in (old.snapshot ->> 'payer', 'Former member')
    and new.snapshot ->> 'student' in (old.snapshot ->> 'student', 'Former member')
  then return new; end if;
  -- D164: of an account that became part of another one the receipts do so too, as they were written.
  if tg_op = 'UPDATE' and (to_jsonb(old) - 'user_id' - 'student_id') = (to_jsonb(new) - 'user_id' - 'student_id')
    and (new.user_id = old.user_id or exists (select from users where id = old.user_id and merged_into = new.user_id))
    and (new.student_id = old.student_id
      or exists (select from users where id = old.student_id and merged_into = new.student_id))
  then return new; end if;
  raise exception 'a receipt is never changed';
end $$;
