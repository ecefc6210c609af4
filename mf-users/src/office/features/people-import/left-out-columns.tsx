import { CheckboxField, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

interface LeftOutColumnsProps {
  /** The heads of columns that hold something known and are not read. */
  heads: readonly string[];
  leftOut: readonly string[];
  onChange: (leftOut: string[]) => void;
}

/** Asks which columns are deliberately not read. */
export function LeftOutColumns({ heads, leftOut, onChange }: LeftOutColumnsProps) {
  const { t } = useTranslation('users');
  const toggle = (head: string, isOut: boolean) =>
    onChange(isOut ? [...leftOut, head] : leftOut.filter((each) => each !== head));
  return (
    <Stack gap="3" role="group" aria-label={t('imports.left_out.title')}>
      <Text>{t('imports.left_out.text')}</Text>
      {heads.map((head) => (
        <CheckboxField
          key={head}
          label={t('imports.left_out.column', { head: `\u2068${head}\u2069` })}
          checked={leftOut.includes(head)}
          onChange={(event) => toggle(head, event.target.checked)}
        />
      ))}
    </Stack>
  );
}
