import type { Language } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import type { Entry, Kind } from '#/api/entries.ts';
import type { Structure } from '#/api/structure.ts';
import { isComplete, isWhole, rangeText } from '#/components/range/range.ts';

interface Wording {
  structure: Structure;
  language: Language;
  kindText: (kind: Kind) => string;
}

/** What the part reports to the form about its entries. */
export function changeOf(
  { structure, language, kindText }: Wording,
  entries: readonly Entry[],
): Parameters<SlotProps<'class.report.part'>['onChange']>[0] {
  const lines = entries.flatMap((entry) =>
    isWhole(structure, entry) ? [`${kindText(entry.kind)}: ${rangeText(structure, entry, language)}`] : [],
  );
  return {
    name: 'progress',
    value: entries.length > 0 ? { entries } : null,
    isValid: entries.every((entry) => isComplete(structure, entry)),
    line: lines.join(' · '),
  };
}
