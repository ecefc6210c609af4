import { messageJson, messageRows } from './message-json.ts';

/** SQL: a page of messages of a statement with a `stretch`, as keys of an object. Both parameters are placeholders. */
export const pageJson = (fileToken: string, limit: string): string => `
  'data', coalesce((select json_agg(${messageJson(fileToken)} order by m.id)
    from page p join ${messageRows} on true where m.id = p.id), '[]'::json),
  'hasMore', (select count(*) > ${limit}::int from found)`;
