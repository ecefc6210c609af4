-- Counts of posts per status and audience are kept, not counted (statement level: a bulk load costs one update a group).
create function keep_post_counts(new_status text, new_audience smallint, change bigint) returns void language sql as $$
  insert into post_counts as kept (status, audience, total) values (new_status, new_audience, change)
  on conflict (status, audience) do update set total = kept.total + excluded.total;
$$;
--> statement-breakpoint
create function count_added_posts() returns trigger language plpgsql as $$
begin
  perform keep_post_counts(status, audience, count(*)) from added group by status, audience order by status, audience;
  return null;
end $$;
--> statement-breakpoint
create function count_removed_posts() returns trigger language plpgsql as $$
begin
  perform keep_post_counts(status, audience, -count(*)) from removed group by status, audience order by status, audience;
  return null;
end $$;
--> statement-breakpoint
create function count_moved_posts() returns trigger language plpgsql as $$
begin
  perform keep_post_counts(status, audience, sum(change)::bigint) from (
    select status, audience, 1 as change from added union all select status, audience, -1 from removed
  ) changes group by status, audience having sum(change) <> 0 order by status, audience;
  return null;
end $$;
--> statement-breakpoint
create trigger posts_added after insert on posts referencing new table as added for each statement execute function count_added_posts();
--> statement-breakpoint
create trigger posts_removed after delete on posts referencing old table as removed for each statement execute function count_removed_posts();
--> statement-breakpoint
create trigger posts_moved after update on posts referencing old table as removed new table as added for each statement execute function count_moved_posts();
--> statement-breakpoint
-- Every process drops what it remembers of a session or a permission when these change, whoever changed them.
create function tell_access_of_all() returns trigger language plpgsql as $$
begin
  perform pg_notify('academy_access', '*');
  return null;
end $$;
--> statement-breakpoint
create function tell_access_of_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('academy_access', 'user:' || coalesce(to_jsonb(new) ->> tg_argv[0], to_jsonb(old) ->> tg_argv[0]));
  return null;
end $$;
--> statement-breakpoint
create function tell_access_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('academy_access', 'session:' || encode(old.token_hash, 'hex'));
  return null;
end $$;
--> statement-breakpoint
create trigger role_permissions_changed after insert or update or delete on role_permissions for each statement execute function tell_access_of_all();
--> statement-breakpoint
create trigger user_roles_changed after insert or update or delete on user_roles for each row execute function tell_access_of_user('user_id');
--> statement-breakpoint
create trigger users_changed after update of active, role_id, deleted_at on users for each row execute function tell_access_of_user('id');
--> statement-breakpoint
create trigger sessions_ended after delete on sessions for each row execute function tell_access_of_session();
