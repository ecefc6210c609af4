-- Of people who were erased before these columns were part of an erasure (D123).
update "series" set "accomplished" = '' where "accomplished" <> ''
  and "student_id" in (select "user_id" from "erasures" where "done_at" is not null);
--> statement-breakpoint
update "leads" set "lost_reason" = null, "digest" = 'erased-' || "id" where
  "student_id" in (select "user_id" from "erasures" where "done_at" is not null)
  or "parent_id" in (select "user_id" from "erasures" where "done_at" is not null)
  or "account_id" in (select "user_id" from "erasures" where "done_at" is not null);
--> statement-breakpoint
update "classes" set "overlap_reason" = null where "overlap_reason" is not null
  and "student_id" in (select "user_id" from "erasures" where "done_at" is not null);
