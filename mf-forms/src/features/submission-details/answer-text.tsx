import { localeOf } from '@academy/shared-auth';
import { Image, List, ListItem, Span, Text } from '@academy/shared-ui';
import { CheckIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { Answer, AnswerFile } from '#/api/submissions.ts';

const WANTED_PIXELS = 480;

/** A day in the page's format; the answer has no time and no zone. */
function dayText(day: string, language: string): string {
  const date = new Date(`${day}T00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** A picture is shown, any other file is a link that saves it. */
function FileAnswer({ name, file }: { name: string; file: AnswerFile }) {
  const { image_path, type, thumbnails } = file;
  const preview = thumbnails.find(({ width }) => width >= WANTED_PIXELS) ?? thumbnails.at(-1);
  if (type !== 'image')
    return (
      <a href={image_path} download={name} dir="auto">
        {name}
      </a>
    );
  return (
    <a href={image_path} target="_blank" rel="noreferrer">
      <Image
        src={preview?.path ?? image_path}
        alt={name}
        htmlWidth={preview?.width}
        htmlHeight={preview?.height}
        maxWidth="full"
        marginBlockStart="1"
        css={{ width: 'auto', height: 'auto', maxHeight: '22rem' }}
        borderRadius="control"
      />
    </a>
  );
}

/** An answer, drawn by its type; a dash without one. */
export function AnswerText({ answer: { type, answer, file } }: { answer: Answer }) {
  const { t, i18n } = useTranslation('forms');
  if (answer === null) return <Text color="fg.subtle">{t('submission.noAnswer')}</Text>;
  if (file && typeof answer === 'string') return <FileAnswer name={answer} file={file} />;
  if (Array.isArray(answer))
    return (
      <List listStyleType="none">
        {answer.map((one) => (
          <ListItem key={one} display="flex" gap="2" alignItems="center">
            <CheckIcon size={16} aria-hidden />
            <Span dir="auto">{one}</Span>
          </ListItem>
        ))}
      </List>
    );
  return (
    <Text dir="auto" textAlign="-webkit-match-parent" whiteSpace="pre-line" overflowWrap="anywhere">
      {type === 'date' ? dayText(answer, i18n.language) : answer}
    </Text>
  );
}
