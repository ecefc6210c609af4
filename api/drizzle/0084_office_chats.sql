CREATE TABLE "office_chats" (
	"chat_id" bigint PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"assigned_to" bigint,
	"last_read_id" bigint DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chat_members" ALTER COLUMN "other_user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "office_chats" ADD CONSTRAINT "office_chats_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_chats" ADD CONSTRAINT "office_chats_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_chats_status_idx" ON "office_chats" USING btree ("status");--> statement-breakpoint
CREATE INDEX "office_chats_unread_idx" ON "office_chats" USING btree ("chat_id") WHERE "office_chats"."unread" > 0;