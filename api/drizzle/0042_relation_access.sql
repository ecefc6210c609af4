-- What a relation gives counts from the next request of the relative's sessions, and goes at once with the relation (D117).
create trigger relations_changed after insert or delete on relations for each row execute function tell_access_of_user('related_user_id');
--> statement-breakpoint
create trigger relations_moved after update on relations for each statement execute function tell_access_of_all();
