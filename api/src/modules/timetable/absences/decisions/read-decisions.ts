import { AppError, type FieldError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import { checkReached } from '../absences.policy.ts';
import type { Decision } from '../absences.schema.ts';
import type { Chosen } from './change-of-class.ts';
import type { Decided } from './judge-decisions.ts';

/** The leaders of the substitutes; each substitute is checked once, at the first decision that names them. */
async function substituteLeaders(ctx: ViewerCtx, decisions: readonly Decision[]): Promise<Map<number, number | null>> {
  const found = new Map<number, number | null>();
  for (const [index, decision] of decisions.entries()) {
    if (decision.action !== 'substitute' || found.has(decision.to)) continue;
    const { leaderId } = await checkReached(ctx.sql, ctx, decision.to, `decisions.${index}.to`);
    found.set(decision.to, leaderId);
  }
  return found;
}

function chosenOf(decision: Decision, substitutes: ReadonlyMap<number, number | null>): Chosen {
  const { action } = decision;
  if (action === 'cancel') return { action, toAt: null, substitute: null };
  if (action === 'move') return { action, toAt: new Date(decision.to), substitute: null };
  const { to } = decision;
  return { action, toAt: null, substitute: { id: to, leaderId: substitutes.get(to) ?? null } };
}

/** @throws AppError for a decision that is never possible, whatever the other data is. */
function checkDecision({ now }: ViewerCtx, { one, chosen }: Decided, path: string): void {
  if (chosen.toAt && chosen.toAt <= now) throw fieldError(`${path}.to`, 'past', 'The time is past');
  if (chosen.substitute?.id === one.values.teacherId)
    throw fieldError(`${path}.to`, 'same_teacher', 'This is the teacher of the class');
}

/** The decisions about the classes of a time off. @throws AppError for an impossible decision. */
export async function readDecisions(
  ctx: ViewerCtx,
  classes: readonly ManyClass[],
  decisions: readonly Decision[],
): Promise<Decided[]> {
  const known = new Map(classes.map((one) => [one.id, one]));
  const substitutes = await substituteLeaders(ctx, decisions);
  return decisions.map((decision, index) => {
    const path = `decisions.${index}`;
    const one = known.get(decision.classId);
    if (!one) throw fieldError(`${path}.classId`, 'not_in_range', 'This class is not in it any more');
    const decided = { one, chosen: chosenOf(decision, substitutes) };
    checkDecision(ctx, decided, path);
    return decided;
  });
}

/**
 * D97: nothing is saved without a decision for each class. @throws AppError `invalid`, with a field for each missing
 * decision.
 */
export function requireAll(classes: readonly ManyClass[], decisions: readonly Decision[]): void {
  const decided = new Set(decisions.map(({ classId }) => classId));
  const missing = classes.filter(({ id }) => !decided.has(id));
  if (missing.length === 0) return;
  const message = 'A class has no decision';
  const fields: FieldError[] = missing.map((_, index) => ({
    path: `decisions.${decisions.length + index}`,
    code: 'required',
    message,
  }));
  throw new AppError('invalid', message, fields, undefined, { classes: missing.map(({ id }) => String(id)) });
}
