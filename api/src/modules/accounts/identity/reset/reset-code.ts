import { randomInt } from 'node:crypto';
import { sha256 } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';

const MINUTES = 10;
const CODES = 1_000_000;

export const expiryOf = (now: Date): Date => new Date(now.getTime() + MINUTES * 60_000);
export const codeHash = (code: string): Buffer => sha256(`reset:${code}`);

/** Six digits that no other active reset has: without the cookie the code alone identifies the user (D60). */
export async function newCode(sql: Sql, ctx: Ctx): Promise<string> {
  for (;;) {
    const code = String(randomInt(CODES)).padStart(6, '0');
    const used = await sql.query({
      text: 'select 1 from reset_contexts where code_hash = $1 and expires_at > $2',
      values: [codeHash(code), ctx.now],
    });
    if (used.length === 0) return code;
  }
}
