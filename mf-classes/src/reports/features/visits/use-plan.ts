import { requestKeys } from '@academy/shared-auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { planVisit } from '#/reports/api/visits.ts';
import { useVisitChange } from '#/reports/components/visits/use-visit-change.ts';

/** Plans a visit to a class, and opens it. */
export function usePlan() {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const [keyFor] = useState(requestKeys);
  return useVisitChange({
    send: (classId: string) => planVisit(classId, keyFor({ classId })),
    done: t('visits.plan.done'),
    onDone: ({ id }) => navigate(places.visit(id)),
    conflict: 'visits.plan.taken',
  });
}
