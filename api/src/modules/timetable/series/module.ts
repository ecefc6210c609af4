import { auditedTable } from '#base/audit/audited-subject.ts';
import { defineModule } from '#define-module.ts';
import { seriesActions } from './series.audit.ts';
import { seriesNotifications } from './series.notifications.ts';
import { seriesPersonalData } from './series.personal-data.ts';
import { seriesEndpoints } from './series.routes.ts';
import { series } from './series.table.ts';
import { seriesFacts } from './series-facts.ts';

export const seriesModule = defineModule('series', {
  above: ['shifts'],
  endpoints: ({ hooks }) => seriesEndpoints(hooks),
  notifications: [seriesNotifications],
  personalData: seriesPersonalData,
  audited: [auditedTable('series', series.studentId, series.teacherId)],
  words: { actions: seriesActions },
  mails: {
    facts: {
      series: (sql, { relatedId: id, params }, recipient) =>
        seriesFacts(sql, { id, startsAt: params.startsAt }, recipient),
    },
  },
});
