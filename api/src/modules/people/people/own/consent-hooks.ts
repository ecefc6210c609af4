import type { Sql } from '#base/database/sql.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { Learners } from './own.schema.ts';

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

/** Stores who learns, as the form of sign-up says (D163); a module above provides it. */
export type NoteLearners = (sql: Sql, ctx: Ctx, userId: number, learners: Learners) => Promise<void>;

/** The hooks for consents at sign-up and in the viewer's own profile; a module above provides them. */
export interface ConsentHooks {
  isAsked(ctx: ViewerCtx): Promise<boolean>;
  acceptAtSignUp(sql: Sql, ctx: Ctx, accepted: AcceptedAtSignUp): Promise<void>;
}
