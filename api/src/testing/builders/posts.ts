import { randomBytes } from 'node:crypto';
import { media } from '#modules/platform/files/media/media.table.ts';
import { mediaKey } from '#modules/platform/files/media/media-keys.ts';
import { comments } from '#modules/timeline/comments/comments.table.ts';
import { postMedia, posts } from '#modules/timeline/posts/posts.table.ts';
import type { BuildCtx } from './build-ctx.ts';
import type { PeopleBuilders, User } from './people.ts';

type Post = typeof posts.$inferSelect;
type Comment = typeof comments.$inferSelect;
type Media = typeof media.$inferSelect;

interface PostFields extends Partial<Omit<Post, 'id'>> {
  author?: Pick<User, 'id'>;
}

interface CommentFields extends Partial<Omit<Comment, 'id' | 'authorId' | 'postId'>> {
  author?: Pick<User, 'id'>;
  post?: Pick<Post, 'id'>;
}

interface ImageFields {
  owner?: Pick<User, 'id'>;
  post?: Pick<Post, 'id'>;
  position?: number;
}

export function postBuilders({ deps, sequence }: BuildCtx, { buildUser }: PeopleBuilders) {
  const { orm } = deps.database.sql;

  async function buildPost({ author, ...fields }: PostFields = {}): Promise<Post> {
    const authorId = (author ?? (await buildUser({ role: 'teacher' }))).id;
    const createdAt = fields.createdAt ?? deps.now();
    const [post] = await orm
      .insert(posts)
      .values({
        text: `<p>Post ${sequence()}</p>`,
        status: 'approved',
        authorId,
        approvedAt: fields.status === 'pending' ? null : createdAt,
        publishedAt: createdAt,
        ...fields,
        createdAt,
      })
      .returning();
    if (!post) throw new Error('no post');
    return post;
  }

  async function buildComment({ author, post, ...fields }: CommentFields = {}): Promise<Comment> {
    const authorId = (author ?? (await buildUser())).id;
    const postId = (post ?? (await buildPost())).id;
    const text = `<p>Comment ${sequence()}</p>`;
    const [comment] = await orm
      .insert(comments)
      .values({ text, createdAt: deps.now(), ...fields, authorId, postId })
      .returning();
    if (!comment) throw new Error('no comment');
    return comment;
  }

  /** A picture in the named post; without one a draft. */
  async function buildImage({ owner, post, position = 0 }: ImageFields = {}): Promise<Media> {
    const ownerId = (owner ?? (await buildUser())).id;
    const bytes = Buffer.from('the bytes of a picture');
    const about = {
      kind: 'image',
      mime: 'image/png',
      extension: 'png',
      size: bytes.length,
      width: 8,
      height: 8,
    } as const;
    const [image] = await orm
      .insert(media)
      .values({ ...about, id: randomBytes(20).toString('hex'), ownerId, attachedAt: post ? deps.now() : null })
      .returning();
    if (!image) throw new Error('no image');
    await deps.files.put(mediaKey(image.id, image.extension), bytes, image.mime);
    if (post) await orm.insert(postMedia).values({ postId: post.id, position, mediaId: image.id });
    return image;
  }

  return { buildPost, buildComment, buildImage };
}
