import { localeOf, useTranslation } from '@academy/shared-auth';
import { Image, List, ListItem, Text } from '@academy/shared-ui';
import type { Answer, AnswerFile } from '#/api/submissions.ts';

const WANTED_PIXELS = 480;

/** A day as people write it; the answer has no time and no zone. */
function dayText(day: string, language: string): string {
  const date = new Date(`${day}T00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** A picture as it is, anything else as a link that saves it. */
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
        width={preview?.width}
        height={preview?.height}
        maxWidth="full"
        maxHeight="96"
        borderRadius="control"
      />
    </a>
  );
}

/** What somebody answered, each kind in its way; a sign where they said nothing. */
export function AnswerText({ answer: { type, answer, file } }: { answer: Answer }) {
  const { t, i18n } = useTranslation('forms');
  if (answer === null) return <Text color="fg.subtle">{t('submission.noAnswer')}</Text>;
  if (file && typeof answer === 'string') return <FileAnswer name={answer} file={file} />;
  if (Array.isArray(answer))
    return (
      <List paddingInlineStart="5" listStyleType="disc">
        {answer.map((one) => (
          <ListItem key={one} dir="auto" textAlign="-webkit-match-parent">
            {one}
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
