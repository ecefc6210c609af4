CREATE TABLE "reset_contexts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reset_contexts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"context_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	"verified_ip" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reset_contexts" ADD CONSTRAINT "reset_contexts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reset_contexts_user_idx" ON "reset_contexts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reset_contexts_context_idx" ON "reset_contexts" USING btree ("context_hash");--> statement-breakpoint
CREATE INDEX "reset_contexts_code_idx" ON "reset_contexts" USING btree ("code_hash");