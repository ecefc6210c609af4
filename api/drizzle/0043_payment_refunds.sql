CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"minor" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_payment_idx" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_at_idx" ON "payment_refunds" USING btree ("at");--> statement-breakpoint
insert into payment_refunds (payment_id, minor, at)
  select y.id, y.refunded_minor, coalesce((select min(l.created_at) from class_ledger l where l.student_id = y.user_id
    and l.ref = 'payment:' || y.id and l.reason = 'refund'), y.paid_at, y.created_at)
  from payments y where y.refunded_minor <> 0;
--> statement-breakpoint
create function note_refund() returns trigger language plpgsql as $$
declare
  former payments%rowtype;
begin
  if tg_op = 'UPDATE' then former := old; end if;
  if new.refunded_minor <> coalesce(former.refunded_minor, 0) then
    -- The release before says no time: it is now.
    insert into payment_refunds (payment_id, minor, at) values (new.id, new.refunded_minor - coalesce(former.refunded_minor, 0),
      case when new.refunded_at is distinct from former.refunded_at then coalesce(new.refunded_at, now()) else now() end);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger payments_refunds after insert or update of refunded_minor on payments for each row execute function note_refund();
