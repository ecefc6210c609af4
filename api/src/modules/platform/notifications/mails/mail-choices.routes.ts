import type { Context } from 'hono';
import type { Ctx } from '#base/http/ctx.ts';
import { endpoint } from '#base/http/endpoint.ts';
import { type PageLanguage, pageLanguageOf } from '#base/http/page-language.ts';
import { accounts, mailLanguage } from '#modules/accounts/identity/users-sql.ts';
import { type NotificationGroup, ruleOf } from '../notification-groups.ts';
import { changeSettings } from '../settings/change-settings.ts';
import { presentGroups, readSettings } from '../settings/read-settings.ts';
import { choicesPage, switchedOffPage, wrongLinkPage } from './choices-page.ts';
import { type ChoicesGrant, readChoicesToken } from './choices-token.ts';
import { type ChoicesForm, choicesForm, choicesQuery } from './mail-choices.schema.ts';

interface Holder {
  grant: ChoicesGrant;
  email: string;
  language: PageLanguage;
  /** The groups that the user can get. */
  groups: NotificationGroup[];
}

export type GroupsOf = (ctx: Ctx, userId: number) => Promise<NotificationGroup[]>;

const holderText = `select email, ${mailLanguage('u')} as language from ${accounts} u where id = $1 and deleted_at is null`;

/** The user of a mail's link; null if the link is not from this academy. */
async function holderOf(ctx: Ctx, c: Context, token: string, groupsOf: GroupsOf): Promise<Holder | null> {
  const grant = readChoicesToken(ctx.deps.mailSecret, token);
  if (!grant) return null;
  const [user] = await ctx.sql.query<{ email: string; language: PageLanguage | null }>({
    text: holderText,
    values: [grant.userId],
  });
  const groups = user && (await groupsOf(ctx, grant.userId));
  return user && groups ? { grant, email: user.email, language: user.language ?? pageLanguageOf(c), groups } : null;
}

async function shownChoices(ctx: Ctx, { grant, email, groups }: Holder, token: string, isSaved: boolean) {
  const { choices } = await readSettings(ctx.sql, grant.userId);
  return { token, email, groups: presentGroups(choices, groups), isSaved };
}

/** The choices of a complete form: a missing tick means off. */
const chosenIn = (form: ChoicesForm, groups: readonly NotificationGroup[]) =>
  groups.filter((key) => !ruleOf(key).fixed).map((key) => ({ key, mail: form[key] === 'on' }));

async function respond(ctx: Ctx, c: Context, token: string, form: ChoicesForm, groupsOf: GroupsOf): Promise<Response> {
  const holder = await holderOf(ctx, c, token, groupsOf);
  if (!holder) return wrongLinkPage(c, pageLanguageOf(c));
  const { grant, language, groups } = holder;
  const isForm = form.choices === 'on';
  const off = grant.groups.filter((key) => !ruleOf(key).fixed);
  const input = { groups: isForm ? chosenIn(form, groups) : off.map((key) => ({ key, mail: false })) };
  const offered = isForm ? groups : off;
  await changeSettings(ctx.sql, { userId: grant.userId, groups: offered, input });
  if (!isForm) return switchedOffPage(c, language, token, off);
  return choicesPage(c, language, await shownChoices(ctx, holder, token, true));
}

const path = '/mail/unsubscribe';
const page = { type: 'text/html', description: 'A page without script' };
const alternatives = [{ status: 404, type: 'text/html', description: 'A page that says so, of an unknown link' }];

/** @param groupsOf returns the groups that a user can get. */
export const mailChoicesEndpoints = (groupsOf: GroupsOf) => [
  endpoint({
    method: 'get',
    path,
    tag: 'Notifications',
    summary: 'Show which mails somebody gets, by the link of a mail; changes nothing',
    access: 'public',
    query: choicesQuery,
    response: page,
    alternatives,
    errors: [422],
    async handle(ctx, { query, c }) {
      const holder = await holderOf(ctx, c, query.token, groupsOf);
      if (!holder) return wrongLinkPage(c, pageLanguageOf(c));
      return choicesPage(c, holder.language, await shownChoices(ctx, holder, query.token, false));
    },
  }),
  endpoint({
    method: 'post',
    path,
    tag: 'Notifications',
    summary: 'Switch off the mails of a group by one click (RFC 8058), or save the form of the page',
    access: 'public',
    query: choicesQuery,
    body: { schema: choicesForm, accepts: ['form', 'multipart'], maxBytes: 8 * 1024, optional: true },
    response: page,
    alternatives,
    errors: [422],
    handle: (ctx, { query, body, c }) => respond(ctx, c, query.token, body, groupsOf),
  }),
];
