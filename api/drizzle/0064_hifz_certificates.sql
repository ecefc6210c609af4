CREATE TABLE "hifz_certificates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hifz_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"juz" smallint NOT NULL,
	"proposed_by" bigint NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"confirmed_by" bigint,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "hifz_certificates_juz_key" UNIQUE("student_id","juz"),
	CONSTRAINT "hifz_certificates_juz_check" CHECK (juz between 0 and 30),
	CONSTRAINT "hifz_certificates_confirmed_check" CHECK ((confirmed_by is null) = (confirmed_at is null))
);
--> statement-breakpoint
ALTER TABLE "hifz_certificates" ADD CONSTRAINT "hifz_certificates_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hifz_certificates" ADD CONSTRAINT "hifz_certificates_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hifz_certificates" ADD CONSTRAINT "hifz_certificates_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;