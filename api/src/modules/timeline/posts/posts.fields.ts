import { MOST_MARKUP_CHARS } from '@academy/shared-auth/rich-text';
import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant, requiredText } from '#base/http/fields.ts';
import { mediaSchema } from '#modules/platform/files/media/media.schema.ts';
import { audienceNames, postActions } from './posts.policy.ts';

/**
 * The fields of a post, each listed once: `p` the row, `u` the author. The statement provides the SQL of fields that
 * depend on the viewer. An edit that does not send an optional field keeps its value.
 */
export const postFields = defineFields({
  id: { response: v.string(), json: 'p.id::text', column: 'id', personal: { gives: true } },
  text: {
    body: requiredText(MOST_MARKUP_CHARS),
    column: 'text',
    response: v.string(),
    json: 'p.text',
    personal: { gives: true, erases: `case when t.text = '' then '<p>—</p>' else t.text end` },
  },
  images: { response: v.array(mediaSchema) },
  user: {
    response: v.object({ id: v.string(), name: v.string(), image: v.nullable(v.string()) }),
    json: `json_build_object('id', u.id::text, 'name', u.name, 'image', '/api/files/' || u.image)`,
  },
  likes: {
    response: v.array(v.object({ user_id: v.string() })),
    json: `coalesce((select json_agg(json_build_object('user_id', l.user_id::text) order by l.user_id)
      from post_likes l where l.post_id = p.id), '[]'::json)`,
  },
  comments: { response: v.number(), json: 'p.comment_count' },
  createdAt: { response: instant, json: instantOf('p.created_at'), column: 'createdAt', personal: { gives: true } },
  /** When it got its place in the feed, which is sorted by it. */
  publishedAt: {
    response: instant,
    json: instantOf('p.published_at'),
    column: 'publishedAt',
    personal: { gives: true },
  },
  visibleTo: {
    name: { en: 'Who sees it', ar: 'من يراه' },
    column: 'audience',
    response: v.array(v.picklist(audienceNames)),
    json: `array_remove(array[case when p.audience & 1 > 0 then 'student' end,
      case when p.audience & 2 > 0 then 'teacher' end, case when p.audience & 4 > 0 then 'admin' end], null)`,
  },
  status: {
    response: v.picklist(['pending', 'approved']),
    json: 'p.status',
    column: 'status',
    personal: { gives: true },
  },
  /** Counts the changes of the post. */
  revision: { response: v.number(), json: 'p.revision' },
  /** The viewer's actions with it now. */
  may: { response: v.object(v.entriesFromList(postActions, v.boolean())) },
});
