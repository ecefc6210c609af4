import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashPassword } from '#base/auth/passwords.ts';
import type { Deps } from '#base/http/ctx.ts';
import { chats } from '#modules/chat/chat.table.ts';
import { openChat, storeMessage } from '#modules/chat/messages/store-message.ts';
import { classes } from '#modules/classes/classes.table.ts';
import { comments } from '#modules/comments/comments.table.ts';
import { media } from '#modules/files/media/media.table.ts';
import { mediaKey } from '#modules/files/media/media-keys.ts';
import { users } from '#modules/identity/identity.table.ts';
import { materials } from '#modules/materials/materials.table.ts';
import { studentProfiles, teacherProfiles } from '#modules/people/people.table.ts';
import { postMedia, posts } from '#modules/posts/posts.table.ts';
import { dailyReportParts, dailyReports } from '#modules/reports/reports.table.ts';
import { rolePermissions, roles } from '#modules/roles/roles.table.ts';

export const TEST_PASSWORD = 'correct horse';

type User = typeof users.$inferSelect;
type Post = typeof posts.$inferSelect;
type Chat = typeof chats.$inferSelect;
type Class = typeof classes.$inferSelect;
type Comment = typeof comments.$inferSelect;
type Media = typeof media.$inferSelect;

interface UserFields extends Partial<Omit<User, 'id' | 'roleId'>> {
  /** A built-in role; student where nothing is said. */
  role?: string;
  /** A role of its own with exactly these permissions. */
  permissions?: readonly string[];
}

interface TeacherFields extends UserFields {
  leader?: Pick<User, 'id'>;
  profile?: Partial<Omit<typeof teacherProfiles.$inferInsert, 'userId' | 'leaderId'>>;
}

interface StudentFields extends UserFields {
  teacher?: Pick<User, 'id'>;
  leader?: Pick<User, 'id'>;
  profile?: Partial<Omit<typeof studentProfiles.$inferInsert, 'userId' | 'teacherId' | 'leaderId'>>;
}

interface PostFields extends Partial<Omit<Post, 'id'>> {
  author?: Pick<User, 'id'>;
}

interface CommentFields extends Partial<Omit<Comment, 'id' | 'authorId' | 'postId'>> {
  author?: Pick<User, 'id'>;
  post?: Pick<Post, 'id'>;
}

interface MessageFields {
  /** A conversation between a student and an admin where nothing is said. */
  chat?: Pick<Chat, 'id' | 'firstUserId' | 'secondUserId'>;
  /** One of the two; the first where nothing is said. */
  sender?: Pick<User, 'id'>;
  text?: string;
  mediaId?: string | null;
  createdAt?: Date;
}

interface ClassFields extends Partial<Omit<Class, 'id' | 'studentId' | 'teacherId' | 'leaderId'>> {
  student?: Pick<User, 'id'>;
  teacher?: Pick<User, 'id'>;
  leader?: Pick<User, 'id'>;
}

interface ReportFields {
  classId: number;
  author: Pick<User, 'id'>;
  text?: string;
  createdAt?: Date;
}

interface ImageFields {
  owner?: Pick<User, 'id'>;
  post?: Pick<Post, 'id'>;
  position?: number;
}

const MINUTE_MS = 60_000;
let passwordHash: Promise<string> | undefined;

/** Makes objects with everything that they need; only what a test is about has to be said. */
export function createBuilders(deps: Deps) {
  const { orm } = deps.database.sql;
  let built = 0;
  const sequence = () => {
    built += 1;
    return built;
  };

  async function customRole(permissions: readonly string[]): Promise<number> {
    const [role] = await orm
      .insert(roles)
      .values({ name: `custom-${sequence()}` })
      .returning();
    if (!role) throw new Error('no role');
    if (permissions.length > 0)
      await orm.insert(rolePermissions).values(permissions.map((permission) => ({ roleId: role.id, permission })));
    return role.id;
  }

  async function builtInRole(name: string): Promise<number> {
    const [role] = await orm.select().from(roles).where(eq(roles.name, name));
    if (!role) throw new Error(`there is no role ${name}`);
    return role.id;
  }

  async function buildUser({ role = 'student', permissions, ...fields }: UserFields = {}): Promise<User> {
    passwordHash ??= hashPassword(TEST_PASSWORD);
    const number = sequence();
    const [user] = await orm
      .insert(users)
      .values({
        name: `Person ${number}`,
        email: `person-${number}@academy.test`,
        passwordHash: await passwordHash,
        ...fields,
        roleId: await (permissions ? customRole(permissions) : builtInRole(role)),
      })
      .returning();
    if (!user) throw new Error('no user');
    return user;
  }

  /** A teacher with a profile. */
  async function buildTeacher({ leader, profile, ...fields }: TeacherFields = {}): Promise<User> {
    const user = await buildUser({ role: 'teacher', ...fields });
    const row = { code: `T-${sequence()}`, ...profile, userId: user.id, leaderId: leader?.id ?? null };
    await orm.insert(teacherProfiles).values(row);
    return user;
  }

  /** A student with a profile. */
  async function buildStudent({ teacher, leader, profile, ...fields }: StudentFields = {}): Promise<User> {
    const user = await buildUser(fields);
    const bound = { teacherId: teacher?.id ?? null, leaderId: leader?.id ?? null };
    const code = `S-${sequence()}`;
    await orm.insert(studentProfiles).values({ code, createdAt: deps.now(), ...profile, userId: user.id, ...bound });
    return user;
  }

  /** A class that begins now; both have profiles where nobody is named. */
  async function buildClass({ student, teacher, leader, ...fields }: ClassFields = {}): Promise<Class> {
    const number = sequence();
    const people = {
      teacherId: (teacher ?? (await buildTeacher())).id,
      studentId: (student ?? (await buildStudent())).id,
      leaderId: leader?.id ?? null,
    };
    const startsAt = fields.startsAt ?? deps.now();
    const [added] = await orm
      .insert(classes)
      .values({
        classNumber: number,
        title: `Class ${number}`,
        endsAt: new Date(startsAt.getTime() + (fields.durationMinutes ?? 30) * MINUTE_MS),
        // As typed in UTC.
        zone: 'UTC',
        wallTime: startsAt.toISOString().slice(0, 16).replace('T', ' '),
        // May overlap with others: a test that is about that says null.
        overlapBy: people.teacherId,
        ...fields,
        startsAt,
        ...people,
      })
      .returning();
    if (!added) throw new Error('no class');
    return added;
  }

  /** The report of a class that was held. */
  async function buildReport({ classId, author, text = 'Well done', createdAt = deps.now() }: ReportFields) {
    const [report] = await orm.insert(dailyReports).values({ classId, authorId: author.id, createdAt }).returning();
    if (!report) throw new Error('no report');
    await orm.insert(dailyReportParts).values({ reportId: report.id, position: 0, kind: 'comment', body: { text } });
    return report;
  }

  async function buildMaterial({ name = 'Qaida' }: { name?: string } = {}): Promise<typeof materials.$inferSelect> {
    const [material] = await orm.insert(materials).values({ name, content: 'Letters' }).returning();
    if (!material) throw new Error('no material');
    return material;
  }

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

  /** A picture, of a post where one is named; else a draft. */
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

  async function buildChat({ between }: { between?: [Pick<User, 'id'>, Pick<User, 'id'>] } = {}): Promise<Chat> {
    const [one, other] = between ?? [await buildUser(), await buildUser({ role: 'admin' })];
    const id = await openChat(deps.database.sql, one.id, other.id);
    const [chat] = await orm.select().from(chats).where(eq(chats.id, id));
    if (!chat) throw new Error('no chat');
    return chat;
  }

  /** Answers its id. */
  async function buildMessage({ chat, sender, text, mediaId = null, createdAt }: MessageFields = {}): Promise<number> {
    const { id: chatId, firstUserId } = chat ?? (await buildChat());
    const id = await storeMessage(deps.database.sql, {
      chatId,
      senderId: sender?.id ?? firstUserId,
      text: text ?? `Message ${sequence()}`,
      mediaId,
      clientKey: null,
      at: createdAt ?? deps.now(),
    });
    if (id === null) throw new Error('no message');
    return id;
  }

  async function tokenFor({ id }: Pick<User, 'id'>): Promise<string> {
    const [user] = await orm.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
    const token = await deps.sessions.begin(deps.database.sql, id, user?.hash ?? '');
    if (!token) throw new Error('no session');
    return token;
  }

  return {
    buildUser,
    buildTeacher,
    buildStudent,
    buildClass,
    buildReport,
    buildMaterial,
    buildPost,
    buildComment,
    buildImage,
    buildChat,
    buildMessage,
    tokenFor,
  };
}
