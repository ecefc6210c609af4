import { keepApartWhileOverlapping, mergeClasses } from '#modules/classes/classes/merge-classes.ts';
import { mergeChats } from '#modules/messaging/chat/merge/merge-chats.ts';
import { keepApartWhilePaying, mergeCustomers } from '#modules/money/purchases/merge-purchases.ts';
import type { MergeParts } from '#modules/people/people/merge/merge-parts.ts';
import { mergeProfiles } from '#modules/people/people/merge/merge-profiles.ts';
import { keepApartWhileErasing } from '#modules/people/personal-data/merge-erasures.ts';
import { keepApartWhileRelated } from '#modules/people/relatives/merge-relatives.ts';
import { mergeActors } from '#modules/platform/notifications/merge-notifications.ts';
import { mergeCertificates } from '#modules/progress/progress/certificates/merge-certificates.ts';
import { keepApartWhileHeld, mergeHolds } from '#modules/timetable/holds/merge-holds.ts';
import { personalData } from './personal-data.ts';

/** What the modules say about a merge of two accounts of one person (D164). */
export const mergeParts: MergeParts = {
  tables: personalData,
  checks: [
    keepApartWhileRelated,
    keepApartWhilePaying,
    keepApartWhileOverlapping,
    keepApartWhileHeld,
    keepApartWhileErasing,
  ],
  verbs: [mergeProfiles, mergeClasses, mergeHolds, mergeChats, mergeCertificates, mergeCustomers, mergeActors],
};
