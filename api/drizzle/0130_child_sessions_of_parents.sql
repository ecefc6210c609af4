-- A child's session that a parent opened ends with the relation, whoever removes it (D141).
create function end_child_sessions_of_relation() returns trigger language plpgsql as $$
begin
  delete from child_sessions c where c.user_id = old.user_id and c.opened_by = old.related_user_id and c.opened_as = 'parent'
    and not exists (select from relations r where r.user_id = old.user_id and r.related_user_id = old.related_user_id
      and r.relationship_type = 'parent');
  return null;
end $$;
--> statement-breakpoint
create trigger relations_end_child_sessions after update or delete on relations
  for each row when (old.relationship_type = 'parent') execute function end_child_sessions_of_relation();
