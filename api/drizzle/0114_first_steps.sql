-- D71: an academy that already gives classes needs no list for its first day.
insert into academy_setting_values (key, since, value)
select 'first_steps_skipped', now(), '"name,zone,payment,page"'::jsonb
where exists (select from classes)
on conflict do nothing;
