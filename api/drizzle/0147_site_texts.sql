CREATE TABLE "site_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" bigint,
	"published_at" timestamp with time zone,
	"published_by" bigint,
	CONSTRAINT "site_texts_version_key" UNIQUE("page","version"),
	CONSTRAINT "site_texts_page_check" CHECK ("site_texts"."page" in ('landing', 'faq')),
	CONSTRAINT "site_texts_version_check" CHECK ("site_texts"."version" > 1)
);
--> statement-breakpoint
ALTER TABLE "site_texts" ADD CONSTRAINT "site_texts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_texts" ADD CONSTRAINT "site_texts_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;