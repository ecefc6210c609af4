-- Owed classes got keys of their own: a text has plural forms but no sign.
update notifications set
  key = case key when 'classes.left' then 'classes.owed' else 'classes.student-owed' end,
  params = params - 'remaining' || jsonb_build_object('owed', abs((params->>'remaining')::bigint)::text)
where key in ('classes.left', 'classes.student-left') and params->>'remaining' like '-%';
