import { mergeChats } from '#modules/chat/merge/merge-chats.ts';
import { keepApartWhileOverlapping, mergeClasses } from '#modules/classes/merge-classes.ts';
import { keepApartWhileHeld, mergeHolds } from '#modules/holds/merge-holds.ts';
import { mergeActors } from '#modules/notifications/merge-notifications.ts';
import type { MergeParts } from '#modules/people/merge/merge-parts.ts';
import { mergeProfiles } from '#modules/people/merge/merge-profiles.ts';
import { keepApartWhileErasing } from '#modules/personal-data/merge-erasures.ts';
import { mergeCertificates } from '#modules/progress/certificates/merge-certificates.ts';
import { keepApartWhilePaying, mergeCustomers } from '#modules/purchases/merge-purchases.ts';
import { keepApartWhileRelated } from '#modules/relatives/merge-relatives.ts';
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
