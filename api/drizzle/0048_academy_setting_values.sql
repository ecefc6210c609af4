CREATE TABLE "academy_setting_values" (
	"key" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"value" jsonb NOT NULL,
	"changed_by" bigint,
	CONSTRAINT "academy_setting_values_key_since_pk" PRIMARY KEY("key","since")
);
