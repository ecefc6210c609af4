import { writeAudit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { deleteNotifications } from '#modules/platform/notifications/delete-notifications.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { findHistory } from '../find-history.ts';
import type { WireCertificate } from '../progress.schema.ts';
import { hifzCertificates } from '../progress.table.ts';
import { certificateNotifications } from './certificates.notifications.ts';
import { findCertificate } from './find-certificate.ts';
import { certificatesOf, completeJuz, withoutExam } from './list-certificates.ts';
import { notifyCertificate } from './notify-certificate.ts';

const forbidden = () => new AppError('forbidden', 'You do not have the permission for this');

interface Proposing {
  ctx: ViewerCtx;
  id: number;
  juz: number;
}

/** A teacher proposes the certificate of a complete juz without anything to strengthen (H4, H5). */
export function proposeCertificate({ ctx, id, juz }: Proposing): Promise<WireCertificate> {
  return ctx.sql.transaction(async (sql) => {
    const inner = { ...ctx, sql };
    await lockUser(sql, id);
    const found = await findHistory(inner, id);
    if (!found.mayWrite) throw forbidden();
    if (!completeJuz(found).includes(juz)) {
      const message = 'Not all of it is memorised and solid yet';
      throw new AppError('conflict', message, [{ path: 'juz', code: 'incomplete', message }]);
    }
    if ((await withoutExam(inner, id, [juz])).length > 0) {
      const message = 'A passed exam of it is needed first';
      throw new AppError('conflict', message, [{ path: 'juz', code: 'exam_needed', message }]);
    }
    const row = { studentId: id, juz, proposedBy: ctx.viewer.userId, proposedAt: ctx.now };
    await sql.orm.insert(hifzCertificates).values(row);
    const stored = (await certificatesOf(sql, id, ctx, found)).find((each) => each.juz === juz);
    if (!stored) throw new Error('the certificate was not stored');
    const line = { action: 'certificate.propose', subject: 'certificate', subjectId: Number(stored.id) };
    await writeAudit(sql, ctx, { ...line, after: { student_id: id, juz } });
    await notifyCertificate(sql, ctx, { event: 'proposed', id: Number(stored.id), studentId: id, juz });
    return stored;
  });
}

interface Named {
  ctx: ViewerCtx;
  id: number;
}

/** A leader confirms the certificate: afterwards it stays, whatever is recorded later. */
export function confirmCertificate({ ctx, id }: Named): Promise<WireCertificate> {
  return ctx.sql.transaction(async (sql) => {
    const { studentId, found, shown } = await findCertificate(sql, ctx, id, 'locked');
    if (!found.mayConfirm) throw forbidden();
    // H10: confirming a second time changes nothing.
    if (shown.confirmedAt !== null) return shown;
    const text = 'update hifz_certificates set confirmed_by = $2, confirmed_at = $3 where id = $1';
    await sql.query({ text, values: [id, ctx.viewer.userId, ctx.now] });
    const line = { action: 'certificate.confirm', subject: 'certificate', subjectId: id };
    await writeAudit(sql, ctx, { ...line, after: { student_id: studentId, juz: shown.juz } });
    const { proposed, proposedAll } = certificateNotifications;
    await settleNotifications(sql, { kinds: [proposed, proposedAll], relatedId: id, at: ctx.now });
    await notifyCertificate(sql, ctx, { event: 'confirmed', id, studentId, juz: shown.juz });
    const after = (await certificatesOf(sql, studentId, ctx, found)).find((each) => each.id === shown.id);
    return after ?? shown;
  });
}

/** Withdraws or declines a proposal. */
export function withdrawCertificate({ ctx, id }: Named): Promise<void> {
  return ctx.sql.transaction(async (sql) => {
    const { studentId, shown } = await findCertificate(sql, ctx, id, 'locked');
    if (shown.confirmedAt !== null) throw new AppError('conflict', 'The certificate is confirmed');
    if (!shown.may.withdraw) throw forbidden();
    await sql.query({ text: 'delete from hifz_certificates where id = $1', values: [id] });
    await deleteNotifications(sql, { about: 'certificate', relatedId: id });
    const line = { action: 'certificate.withdraw', subject: 'certificate', subjectId: id };
    await writeAudit(sql, ctx, { ...line, before: { student_id: studentId, juz: shown.juz } });
  });
}
