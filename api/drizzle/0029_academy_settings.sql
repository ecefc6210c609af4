CREATE TABLE "academy_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
