CREATE TABLE "open_chat_members" (
	"chat_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"last_read_id" bigint NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"closed_at_id" bigint,
	CONSTRAINT "open_chat_members_user_id_chat_id_pk" PRIMARY KEY("user_id","chat_id")
);
--> statement-breakpoint
CREATE TABLE "open_chats" (
	"chat_id" bigint PRIMARY KEY NOT NULL,
	"child_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"after_id" bigint NOT NULL,
	"until_id" bigint,
	"older_by_child" boolean DEFAULT false NOT NULL,
	"older_by_teacher" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_chat_members" ADD CONSTRAINT "open_chat_members_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_chat_members" ADD CONSTRAINT "open_chat_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_chats" ADD CONSTRAINT "open_chats_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_chats" ADD CONSTRAINT "open_chats_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_chats" ADD CONSTRAINT "open_chats_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_chat_members_chat_idx" ON "open_chat_members" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "open_chats_child_idx" ON "open_chats" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "open_chats_teacher_idx" ON "open_chats" USING btree ("teacher_id");