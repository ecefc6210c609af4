import type { InferInput } from 'valibot';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { auditPage } from './audit.schema.ts';
import { namesOf, type StoredLine } from './audit-statement.ts';
import type { AuditWords } from './words/audit-words.ts';
import { peopleIn, type Wording, wordAction, wordChanges } from './words/change-words.ts';

export type WireLine = InferInput<typeof auditPage>['data'][number];

interface Viewed {
  ctx: ViewerCtx;
  language: PageLanguage;
  timezone: string;
  words: AuditWords;
}

const statesOf = ({ before, after }: StoredLine) => [...peopleIn(before), ...peopleIn(after)];

/** For a deleted row, the people whom its last state names. */
const aboutOf = (line: StoredLine): string[] => (line.people.length > 0 ? line.people : statesOf(line));

function wordLine(line: StoredLine, wording: Omit<Wording, 'action'>): WireLine {
  const { people, actor_id, actor_key, ...stored } = line;
  const personOf = (id: string) => ({ id, name: wording.names.get(id) ?? '' });
  const isKnown = (id: string) => wording.names.has(id);
  return {
    ...stored,
    actor: actor_id === null || !isKnown(actor_id) ? null : personOf(actor_id),
    key: actor_key,
    what: wordAction(line.action, wording),
    about: [...new Set(aboutOf(line))].filter(isKnown).map(personOf),
    changes: wordChanges(line.before, line.after, { ...wording, action: line.action }),
  };
}

/** Lines of the audit log for the viewer: names in place of ids, texts in place of codes (D124). */
export async function wordLines(
  lines: readonly StoredLine[],
  { ctx, language, timezone, words }: Viewed,
): Promise<WireLine[]> {
  const ids = lines.flatMap((line) => [...line.people, ...statesOf(line), ...(line.actor_id ? [line.actor_id] : [])]);
  const names = await namesOf(ctx.sql, ids);
  const wording = { words, language, timezone, names, now: ctx.now, months: ctx.deps.academy().monthNames };
  return lines.map((line) => wordLine(line, wording));
}
