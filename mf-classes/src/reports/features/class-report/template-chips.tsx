import { Button, Flex, Span, touch } from '@academy/shared-ui';
import { PlusIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';

const templates = ['readWell', 'memorised', 'revised', 'repeat', 'tajweed', 'homework'] as const;

interface TemplateChipsProps {
  text: string;
  onChange: (text: string) => void;
  disabled: boolean;
}

/** Sentences that one tap adds to the comment, and another tap removes. */
export function TemplateChips({ text, onChange, disabled }: TemplateChipsProps) {
  const { t } = useTranslation('classes');
  const toggle = (sentence: string) => {
    const parts = text.includes(sentence) ? text.replace(sentence, ' ') : `${text} ${sentence}`;
    onChange(parts.replace(/[ \t]{2,}/g, ' ').trim());
  };
  return (
    <Flex role="group" aria-label={t('report.chip.label')} gap="2" flexWrap="wrap">
      {templates.map((name) => {
        const sentence = t(`report.template.${name}`);
        return (
          <Button
            key={name}
            variant="outline"
            size="sm"
            borderRadius="full"
            fontWeight="normal"
            css={{ [touch]: { minHeight: '11' } }}
            aria-pressed={text.includes(sentence)}
            disabled={disabled}
            onClick={() => toggle(sentence)}
          >
            {!text.includes(sentence) && <PlusIcon aria-hidden />}
            <Span>{t(`report.chip.${name}`)}</Span>
          </Button>
        );
      })}
    </Flex>
  );
}
