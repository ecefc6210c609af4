import { basePersonalData, type PersonalTable } from '#base/personal-data/personal-data.ts';
import { modules } from './modules.ts';

/** All personal data of the academy (D123), in the order of erasure: first what stands on other data. */
export const personalData: readonly PersonalTable[] = [
  ...basePersonalData,
  ...modules.toReversed().flatMap(({ personalData: own = [] }) => own),
];
