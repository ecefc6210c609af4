CREATE TABLE "receipt_series" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_series_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"source" text NOT NULL,
	"method" text NOT NULL,
	"receipt_id" bigint,
	"user_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"net_minor" bigint NOT NULL,
	"tax_rate" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_amount_check" CHECK ("receipts"."amount_minor" > 0 and "receipts"."net_minor" between 0 and "receipts"."amount_minor"),
	CONSTRAINT "receipts_names_check" CHECK (("receipts"."kind" = 'receipt') = ("receipts"."receipt_id" is null))
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number_key" ON "receipts" USING btree ("kind","year","number");--> statement-breakpoint
CREATE INDEX "receipts_source_idx" ON "receipts" USING btree ("source","id");--> statement-breakpoint
CREATE INDEX "receipts_user_idx" ON "receipts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "receipts_student_idx" ON "receipts" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "receipts_newest_idx" ON "receipts" USING btree ("created_at","id");--> statement-breakpoint
create function keep_receipt() returns trigger language plpgsql as $$
begin
  raise exception 'a receipt is never changed';
end $$;
--> statement-breakpoint
create trigger receipts_kept before update or delete on receipts for each row execute function keep_receipt();
