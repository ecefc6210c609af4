CREATE TABLE "child_sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"opened_by" bigint NOT NULL,
	"opened_as" text NOT NULL,
	"opened_from" "bytea",
	"browser" text,
	"system" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "child_sessions" ADD CONSTRAINT "child_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_sessions" ADD CONSTRAINT "child_sessions_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_sessions" ADD CONSTRAINT "child_sessions_opened_from_sessions_token_hash_fk" FOREIGN KEY ("opened_from") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "child_sessions_user_idx" ON "child_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "child_sessions_opener_idx" ON "child_sessions" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "child_sessions_from_idx" ON "child_sessions" USING btree ("opened_from");--> statement-breakpoint
CREATE INDEX "child_sessions_expiry_idx" ON "child_sessions" USING btree ("expires_at");
--> statement-breakpoint
create trigger child_sessions_ended after delete on child_sessions for each row execute function tell_access_of_session();
