/** SQL to join the file of this id, as `left join ${mediaOf('f', 'm.media_id')}`. */
export const mediaOf = (file: string, id: string): string => `media ${file} on ${file}.id = ${id}`;

/** SQL: the user who uploaded the file of this id. */
export const mediaOwner = (id: string): string => `(select owner_id from media where id = ${id})`;

/**
 * SQL: a row of `media` in responses (`mediaSchema`).
 * @param row its alias. @param fileToken the placeholder of the viewer's file token, as `$9`.
 */
export const mediaJson = (row: string, fileToken: string): string => `json_build_object(
  'id', ${row}.id, 'image_path', '/api/files/media/' || ${row}.id || '.' || ${row}.extension || '?pass=' || ${fileToken}::text,
  'type', ${row}.kind, 'mime', ${row}.mime, 'size', ${row}.size, 'width', ${row}.width, 'height', ${row}.height,
  'thumbnails', coalesce((select json_agg(json_build_object(
      'path', '/api/files/media/' || ${row}.id || '-' || t.width || '.webp?pass=' || ${fileToken}::text,
      'width', t.width, 'height', greatest(1, round(${row}.height::numeric * t.width / ${row}.width))::int) order by t.width)
    from unnest(${row}.thumbnails) t(width)), '[]'::json),
  'name', ${row}.name)`;
