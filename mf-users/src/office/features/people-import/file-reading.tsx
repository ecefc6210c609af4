import { Card, Heading, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { ColumnChoice } from './column-choice.tsx';
import { Fold } from './fold.tsx';
import { LeftOutColumns } from './left-out-columns.tsx';
import { ReadingFields } from './reading-fields.tsx';
import type { Check } from './use-check.ts';

/** How the file is read: its columns, sheet, row of heads and encoding, all of which can be changed beside the result. */
export function FileReading({ form }: { form: Check }) {
  const { t } = useTranslation('users');
  const { columns, decisions, decide, reading, unread, isEncodingUnsure, isRowWrong } = form;
  if (!columns && !reading && !isEncodingUnsure) return null;
  const isAsked = isEncodingUnsure || isRowWrong || !columns || (reading?.sheets.length ?? 0) > 1;
  return (
    <Card>
      <Stack gap="4">
        <Heading size="sm">{t(columns ? 'imports.columns.title' : 'imports.reading.title')}</Heading>
        {columns?.wrong && <Text role="status">{t('imports.columns.text')}</Text>}
        {columns && <ColumnChoice form={form} />}
        {unread.length > 0 && (
          <LeftOutColumns heads={unread} leftOut={decisions.leaveOut} onChange={(leaveOut) => decide({ leaveOut })} />
        )}
        {(reading || isEncodingUnsure) && (
          <Fold key={String(isAsked)} title={t('imports.reading.title')} isOpenAtFirst={isAsked}>
            {() => (
              <ReadingFields
                {...{ reading, isEncodingUnsure, isRowWrong }}
                choice={decisions.reading}
                onChange={(chosen) => decide({ reading: chosen })}
              />
            )}
          </Fold>
        )}
      </Stack>
    </Card>
  );
}
