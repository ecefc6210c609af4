CREATE TABLE "session_views" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"viewed_from" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session_views" ADD CONSTRAINT "session_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_views" ADD CONSTRAINT "session_views_viewed_from_sessions_token_hash_fk" FOREIGN KEY ("viewed_from") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_views_user_idx" ON "session_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_views_from_idx" ON "session_views" USING btree ("viewed_from");--> statement-breakpoint
CREATE INDEX "session_views_expiry_idx" ON "session_views" USING btree ("expires_at");
--> statement-breakpoint
create trigger session_views_ended after delete on session_views for each row execute function tell_access_of_session();
