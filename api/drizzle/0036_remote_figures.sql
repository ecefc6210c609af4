CREATE TABLE "remote_figures" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"loads" integer NOT NULL,
	"failures" integer[] NOT NULL,
	"errors" integer NOT NULL,
	"policy_reports" integer NOT NULL,
	"histogram" integer[] NOT NULL,
	CONSTRAINT "remote_figures_remote_version_minute_pk" PRIMARY KEY("remote","version","minute")
);
--> statement-breakpoint
CREATE INDEX "remote_figures_minute_idx" ON "remote_figures" USING btree ("minute");