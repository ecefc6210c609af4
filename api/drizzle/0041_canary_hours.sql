CREATE TABLE "canary_hours" (
	"remote" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"version" text NOT NULL,
	"person" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"network" text NOT NULL,
	"load_ms" integer,
	"is_faulty" boolean NOT NULL,
	CONSTRAINT "canary_hours_remote_since_version_person_hour_pk" PRIMARY KEY("remote","since","version","person","hour")
);
--> statement-breakpoint
CREATE INDEX "canary_hours_hour_idx" ON "canary_hours" USING btree ("hour");