-- Links were stored with the invisible marks of the chat that they were copied from, and with the lines of an invitation below them, so that they opened another address.
-- The first address stays, without marks; what has no address of https stays as it is.
do $$ declare
  marks constant text := '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]';
  broken constant text := '[\s<>"`\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]';
  address constant text := '(?i)https://[^\s<>"`]*[^\s<>"`,.;*\u200c\u200d]';
  links text;
begin
  foreach links in array array['classes', 'series'] loop
    execute format('update %I set zoom_link = substring(regexp_replace(zoom_link, $1, '''', ''g'') from $2)
      where zoom_link ~ $3 and substring(regexp_replace(zoom_link, $1, '''', ''g'') from $2) is not null', links)
      using marks, address, broken;
  end loop;
end $$;
