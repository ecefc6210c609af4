import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { certificatesSubjects } from './certificates.subjects.ts';

const about = { scope: 'course', group: 'reports', channels: ['push', 'mail'] } as const;
const ofJuz = ['student', 'studentId', 'juz'] as const;
const ofAll = ['student', 'studentId'] as const;
const leaders = 'the leader; admins and super-admins, where nobody leads the student';
const family = 'the student, parents and the teacher';

export const certificateNotifications = {
  proposed: defineNotification({
    ...{ ...about, params: ofJuz, recipients: leaders },
    key: 'certificate.proposed',
    subject: certificatesSubjects['certificate.proposed'],
    message: ({ student, juz }) => `The certificate of ${student} for juz ${juz} waits to be confirmed`,
  }),
  proposedAll: defineNotification({
    ...{ ...about, params: ofAll, recipients: leaders },
    key: 'certificate.proposed-all',
    subject: certificatesSubjects['certificate.proposed-all'],
    message: ({ student }) => `The certificate of ${student} for the whole Quran waits to be confirmed`,
  }),
  confirmed: defineNotification({
    ...{ ...about, params: ofJuz, recipients: family },
    key: 'certificate.confirmed',
    subject: certificatesSubjects['certificate.confirmed'],
    message: ({ student, juz }) => `${student} has the certificate for juz ${juz}`,
  }),
  confirmedAll: defineNotification({
    ...{ ...about, params: ofAll, recipients: family },
    key: 'certificate.confirmed-all',
    subject: certificatesSubjects['certificate.confirmed-all'],
    message: ({ student }) => `${student} has the certificate for the whole Quran`,
  }),
};
