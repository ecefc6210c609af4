import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import type { ProviderAccount, ProviderTokens } from '#base/meetings/meeting-provider.ts';

/** What storing and refreshing tokens needs. */
export type TokenDeps = Pick<Deps, 'meetings' | 'now'> & { database: Pick<Deps['database'], 'sql'> };
export type MeetingDeps = TokenDeps & Pick<Deps, 'jobs' | 'logger'>;

/** Each token is encrypted for its place: the user, and which of the two tokens it is. */
const contextOf = (userId: number, which: 'access' | 'refresh') => `meetings:${userId}:${which}`;

interface Row {
  accessToken: Buffer;
  refreshToken: Buffer;
  expiresAt: Date;
  generation: number;
}

export interface Authorization {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
  generation: number;
}

const findText = `select access_token as "accessToken", refresh_token as "refreshToken", expires_at as "expiresAt", generation
  from meeting_authorizations where user_id = $1`;

/** A teacher's tokens; undefined if there are none, or if they were encrypted with another key. */
export async function findAuthorization(deps: TokenDeps, userId: number): Promise<Authorization | undefined> {
  const { sealer } = deps.meetings;
  const [row] = await deps.database.sql.query<Row>({ text: findText, values: [userId] });
  const accessToken = row && sealer.unseal(row.accessToken, contextOf(userId, 'access'));
  const refreshToken = row && sealer.unseal(row.refreshToken, contextOf(userId, 'refresh'));
  return row && accessToken && refreshToken ? { ...row, accessToken, refreshToken } : undefined;
}

function sealed({ meetings, now }: TokenDeps, userId: number, tokens: ProviderTokens) {
  return [
    meetings.sealer.seal(tokens.accessToken, contextOf(userId, 'access')),
    meetings.sealer.seal(tokens.refreshToken, contextOf(userId, 'refresh')),
    new Date(now().getTime() + tokens.expiresIn * 1000),
  ];
}

const storeText = `insert into meeting_authorizations as a
    (user_id, account_id, account_name, access_token, refresh_token, expires_at, created_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (user_id) do update set account_id = excluded.account_id, account_name = excluded.account_name,
    access_token = excluded.access_token, refresh_token = excluded.refresh_token, expires_at = excluded.expires_at,
    created_at = excluded.created_at, generation = a.generation + 1, refreshing_until = null`;

/** Stores a teacher's new authorization in place of the former one. */
export async function storeAuthorization(
  sql: Sql,
  deps: TokenDeps,
  userId: number,
  { account, tokens }: { account: ProviderAccount; tokens: ProviderTokens },
): Promise<void> {
  const values = [userId, account.id, account.name, ...sealed(deps, userId, tokens), deps.now()];
  await sql.query({ text: storeText, values });
}

const renewText = `update meeting_authorizations set access_token = $3, refresh_token = $4, expires_at = $5,
    generation = generation + 1, refreshing_until = null
  where user_id = $1 and generation = $2`;

/** Stores refreshed tokens, unless a new authorization was given meanwhile. */
export async function renewAuthorization(
  deps: TokenDeps,
  userId: number,
  generation: number,
  tokens: ProviderTokens,
): Promise<void> {
  const values = [userId, generation, ...sealed(deps, userId, tokens)];
  await deps.database.sql.query({ text: renewText, values });
}
