import type { MonthlyDraft } from '@academy/shared-auth/contract';

/** The index of each topic's question (D59). */
const places: Record<keyof MonthlyDraft['answers'], number> = {
  memorised: 0,
  revised: 1,
  recitation: 2,
  studies: 3,
  attendance: 4,
  behaviour: 5,
  plan: 6,
};

/** Drafts from the fillers of other remotes, by name. */
export type Drafts = Readonly<Record<string, MonthlyDraft['answers']>>;

/** The drafts of all fillers, for the answers that are empty. */
export function draftedAnswers(drafts: Drafts, answers: readonly string[], most: number): ReadonlyMap<number, string> {
  const drafted = new Map<number, string>();
  for (const draft of Object.values(drafts))
    for (const [topic, place] of Object.entries(places)) {
      const text = draft[topic as keyof typeof places]?.trim();
      if (!text || answers[place] === undefined || answers[place].trim() !== '') continue;
      const before = drafted.get(place);
      drafted.set(place, (before ? `${before}\n${text}` : text).slice(0, most));
    }
  return drafted;
}
