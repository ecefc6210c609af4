import { accessProblems } from './access-problems.ts';
import { contentProblems } from './content-problems.ts';
import { idProblems } from './id-problems.ts';
import { linkProblems } from './link-problems.ts';
import { notificationProblems } from './notification-problems.ts';
import type { Problem, RemotePart } from './remote-part.ts';
import { routeProblems } from './route-problems.ts';
import { slotProblems } from './slot-problems.ts';

interface CompositionOptions {
  /** Whether these are all remotes of the composition; only then links to missing pages can be found. */
  isWhole?: boolean;
}

/** All conflicts between these remotes, in words for their teams. */
export function compositionProblems(
  parts: readonly RemotePart[],
  { isWhole = true }: CompositionOptions = {},
): Problem[] {
  const declared = parts.map((part) => part.declared);
  return [
    ...parts.flatMap(contentProblems),
    ...idProblems(declared),
    ...routeProblems(declared),
    ...declared.flatMap(notificationProblems),
    ...slotProblems(declared),
    ...accessProblems(declared),
    ...(isWhole ? linkProblems(declared) : []),
  ];
}
