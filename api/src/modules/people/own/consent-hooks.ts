import type { Sql } from '#base/database/sql.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';

/** A version of a text, as the sign-up form names it. */
export interface AcceptedText {
  kind: string;
  version: number;
}

export interface AcceptedAtSignUp {
  userId: number;
  accept: readonly AcceptedText[];
  language: PageLanguage;
}

/** The hooks for consents at sign-up and in the own profile; a module above provides them. */
export interface ConsentHooks {
  isAsked(ctx: ViewerCtx): Promise<boolean>;
  acceptAtSignUp(sql: Sql, ctx: Ctx, accepted: AcceptedAtSignUp): Promise<void>;
}
