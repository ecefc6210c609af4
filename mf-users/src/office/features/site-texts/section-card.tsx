import { useLanguage } from '@academy/shared-auth';
import { Badge, Button, Card, CheckboxField, Flex, Heading, IconButton, Stack, Text } from '@academy/shared-ui';
import { TrashIcon } from '@academy/shared-ui/icons';
import { MoveButtons } from '@academy/shared-ui/rows';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeclaredText, type SiteLanguage, type SiteSection, siteLanguages } from '#/office/api/site-texts.ts';
import { TextPair } from './text-pair.tsx';

interface SectionCardProps {
  section: SiteSection;
  texts: readonly DeclaredText[];
  /** By place, as `about.en.title`. */
  errors: Readonly<Record<string, string>>;
  mayMove: { up: boolean; down: boolean };
  onMove: (step: 1 | -1) => void;
  onHide: (hidden: boolean) => void;
  onText: (language: SiteLanguage, name: string, text: string) => void;
  /** Missing for what is built in. */
  onRemove: (() => void) | undefined;
}

/** The number of a text among those of its kind; 0 if it is the only one. */
function numberOf(texts: readonly DeclaredText[], text: DeclaredText): number {
  const alike = texts.filter(({ kind }) => kind === text.kind);
  return alike.length > 1 ? alike.indexOf(text) + 1 : 0;
}

function useSectionName({ name, content }: SiteSection): string {
  const { t } = useTranslation('users');
  const language = useLanguage();
  return content[language].question || name?.[language] || t('site.question.new');
}

function Tools({ name, section, mayMove, onMove, onRemove }: SectionCardProps & { name: string }) {
  const { t } = useTranslation('users');
  const place = mayMove.up ? 1 : 0;
  return (
    <Flex gap="1" flexShrink="0">
      {!section.fixed && (
        <MoveButtons
          up={t('site.up', { name })}
          down={t('site.down', { name })}
          index={place}
          count={place + (mayMove.down ? 2 : 1)}
          onMove={(to) => onMove(to > place ? 1 : -1)}
        />
      )}
      {onRemove && (
        <IconButton aria-label={t('site.question.remove', { name })} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      )}
    </Flex>
  );
}

function CardHead(props: SectionCardProps & { name: string; id: string }) {
  const { section, name, id } = props;
  const { t } = useTranslation('users');
  return (
    <Flex gap="3" justifyContent="space-between" alignItems="center">
      <Stack gap="1" minWidth="0">
        <Heading as="h2" size="sm" id={id}>
          {name}
        </Heading>
        <Flex gap="2" flexWrap="wrap" css={{ '&:empty': { display: 'none' } }}>
          {section.hidden && <Badge tone="neutral">{t('site.hidden')}</Badge>}
          {section.changed.length > 0 && <Badge tone="warning">{t('site.changed')}</Badge>}
        </Flex>
      </Stack>
      <Tools {...props} name={name} />
    </Flex>
  );
}

function Visibility({ section, name, onHide }: Pick<SectionCardProps, 'section' | 'onHide'> & { name: string }) {
  const { t } = useTranslation('users');
  if (section.fixed)
    return (
      <Text fontSize="sm" color="fg.muted">
        {t('site.fixed')}
      </Text>
    );
  return (
    <CheckboxField
      label={t('site.shown')}
      aria-label={t('site.shownNamed', { name })}
      checked={!section.hidden}
      onChange={(event) => onHide(!event.target.checked)}
    />
  );
}

/** A section, or a question of the FAQ: closed until somebody edits it, or one of its texts is wrong. */
export function SectionCard(props: SectionCardProps) {
  const { section, texts, errors, onHide, onText } = props;
  const { t } = useTranslation('users');
  const id = useId();
  const name = useSectionName(section);
  const isWrong = texts.some(({ key }) => siteLanguages.some((each) => errors[`${section.key}.${each}.${key}`]));
  const [isOpened, setOpened] = useState(section.name === null);
  const isOpen = isOpened || isWrong;
  return (
    <Card asChild>
      <section aria-labelledby={`${id}-name`}>
        <Stack gap="2">
          <CardHead {...props} name={name} id={`${id}-name`} />
          <Flex gap="4" flexWrap="wrap" alignItems="center" justifyContent="space-between">
            <Visibility section={section} name={name} onHide={onHide} />
            {texts.length > 0 && (
              <Button
                variant="outline"
                aria-expanded={isOpen}
                aria-controls={`${id}-texts`}
                aria-label={t(isOpen ? 'site.closeNamed' : 'site.editNamed', { name })}
                onClick={() => setOpened(!isOpen)}
              >
                {t(isOpen ? 'site.close' : 'site.edit')}
              </Button>
            )}
          </Flex>
          <Stack gap="5" id={`${id}-texts`} hidden={!isOpen}>
            {isOpen &&
              texts.map((text) => (
                <TextPair
                  key={text.key}
                  section={section}
                  text={text}
                  number={numberOf(texts, text)}
                  errorAt={(language) => errors[`${section.key}.${language}.${text.key}`]}
                  onChange={(language, next) => onText(language, text.key, next)}
                />
              ))}
          </Stack>
        </Stack>
      </section>
    </Card>
  );
}
