CREATE TABLE "child_codes" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"made_by" bigint NOT NULL,
	"made_as" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"half_hash" "bytea" NOT NULL,
	"wrong" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "child_codes" ADD CONSTRAINT "child_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_codes" ADD CONSTRAINT "child_codes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "child_codes_maker_idx" ON "child_codes" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "child_codes_code_idx" ON "child_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "child_codes_half_idx" ON "child_codes" USING btree ("half_hash");--> statement-breakpoint
CREATE INDEX "child_codes_expiry_idx" ON "child_codes" USING btree ("expires_at");