CREATE TABLE "shift_places" (
	"shift_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"slot_id" bigint NOT NULL,
	"weekday" smallint NOT NULL,
	"zone" text NOT NULL,
	"minute" integer NOT NULL,
	CONSTRAINT "shift_places_shift_id_slot_id_weekday_pk" PRIMARY KEY("shift_id","slot_id","weekday")
);
--> statement-breakpoint
ALTER TABLE "shift_classes" DROP CONSTRAINT "shift_classes_action_check";--> statement-breakpoint
ALTER TABLE "shifts" ALTER COLUMN "minutes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "window_from" text;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "window_to" text;--> statement-breakpoint
ALTER TABLE "shift_places" ADD CONSTRAINT "shift_places_shift_id_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_places" ADD CONSTRAINT "shift_places_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shift_places_teacher_idx" ON "shift_places" USING btree ("teacher_id","shift_id");--> statement-breakpoint
ALTER TABLE "shift_classes" ADD CONSTRAINT "shift_classes_action_check" CHECK (action in ('move', 'stay', 'place'));--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_window_check" CHECK ((minutes is null) = (window_from is not null) and (window_from is null) = (window_to is null));