import { useTranslation } from 'react-i18next';
import type { PeopleImport } from '#/office/api/imports.ts';
import { ActBar } from './act-bar.tsx';
import type { Application } from './use-apply.ts';
import type { Check } from './use-check.ts';
import { usePeopleText } from './use-people-text.ts';

interface ImportBarProps {
  form: Check;
  found: PeopleImport | null;
  application: Application;
  /** Opens the choice of a file. */
  onFile: () => void;
}

/** The next act: to check again what was changed, to choose the corrected file, or to import. */
export function ImportBar({ form, found, application, onFile }: ImportBarProps) {
  const { t } = useTranslation('users');
  const people = usePeopleText();
  const { check, isOutdated, checkAgain } = form;
  if (!found || isOutdated) {
    const summary = t(isOutdated ? 'imports.bar.changed' : 'imports.bar.open');
    return (
      <ActBar
        summary={[summary]}
        act={{ label: t('imports.again'), isPending: check.isPending, onClick: checkAgain }}
      />
    );
  }
  const warnings = found.warning_total > 0 ? [t('imports.bar.warnings', { count: found.warning_total })] : [];
  if (!found.may.apply) {
    const wrong = t('imports.bar.wrong', { count: found.problem_total });
    const act = { label: t('imports.bar.file'), isPending: check.isPending, isSecondary: true, onClick: onFile };
    return <ActBar summary={[wrong, ...warnings]} act={act} />;
  }
  const count = found.rows + found.parents;
  const act = { label: t('imports.apply', { count }), isPending: application.isPending, onClick: application.apply };
  return <ActBar summary={[people(found, found.rows, found.parents), ...warnings]} act={act} />;
}
