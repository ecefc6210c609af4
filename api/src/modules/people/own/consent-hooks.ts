import type { Sql } from '#base/database/sql.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';

/** A version of a text, as the form of sign-up names it. */
export interface AcceptedText {
  kind: string;
  version: number;
}

export interface AcceptedAtSignUp {
  userId: number;
  accept: readonly AcceptedText[];
  language: PageLanguage;
}

/** What the texts that people accept mean for sign-up and the own profile; a module above keeps them. */
export interface ConsentHooks {
  isAsked(ctx: ViewerCtx): Promise<boolean>;
  acceptAtSignUp(sql: Sql, ctx: Ctx, accepted: AcceptedAtSignUp): Promise<void>;
}
