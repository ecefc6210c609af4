CREATE TABLE "consents" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"accepted_by" bigint NOT NULL,
	"language" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_kind_version_pk" PRIMARY KEY("user_id","kind","version"),
	CONSTRAINT "consents_kind_check" CHECK (kind in ('terms', 'privacy', 'monitoring'))
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"text_en" text NOT NULL,
	"text_ar" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" bigint,
	CONSTRAINT "legal_texts_version_key" UNIQUE("kind","version"),
	CONSTRAINT "legal_texts_kind_check" CHECK (kind in ('terms', 'privacy', 'monitoring')),
	CONSTRAINT "legal_texts_version_check" CHECK ("legal_texts"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_version_idx" ON "consents" USING btree ("kind","version");--> statement-breakpoint
CREATE INDEX "consents_accepted_by_idx" ON "consents" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "legal_texts_newest_idx" ON "legal_texts" USING btree ("published_at");