import { useLanguage } from '@academy/shared-auth';
import { Box, Button, Card, chakra, Flex, Heading, HStack, Stack, Text } from '@academy/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteLanguage, SitePage } from '#/office/api/site-texts.ts';

const Frame = chakra('iframe');

/** Width of the preview's window in pixels. */
const widths = { phone: 390, desk: 1280 } as const;
const HEIGHT = 640;

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <HStack role="group" aria-label={label} gap="1" flexWrap="wrap">
      {options.map((option) => (
        <Button
          key={option.value}
          variant={option.value === value ? 'outline' : 'ghost'}
          aria-pressed={option.value === value}
          lang={option.lang}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </HStack>
  );
}

function useRoom() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

interface SitePreviewProps {
  page: SitePage;
  /** The saved version: with another one the frame loads again. */
  version: number;
  isDirty: boolean;
}

/** The page with what was saved last, drawn by the site itself; it runs no script and follows no link. */
export function SitePreview({ page, version, isDirty }: SitePreviewProps) {
  const { t } = useTranslation('users');
  const [language, setLanguage] = useState<SiteLanguage>(useLanguage());
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const room = useRoom();
  const scale = Math.min(1, (room.width || widths.phone) / widths[width]);
  return (
    <Card asChild>
      <section aria-label={t('site.preview.title')}>
        <Stack gap="3">
          <Heading as="h2" size="sm">
            {t('site.preview.title')}
          </Heading>
          <Flex gap="3" flexWrap="wrap" justifyContent="space-between">
            <Choice
              label={t('site.preview.language')}
              value={language}
              onChange={setLanguage}
              options={[
                { value: 'en', label: 'English', lang: 'en' },
                { value: 'ar', label: 'العربية', lang: 'ar' },
              ]}
            />
            <Choice
              label={t('site.preview.width')}
              value={width}
              onChange={setWidth}
              options={[
                { value: 'phone', label: t('site.preview.phone') },
                { value: 'desk', label: t('site.preview.desk') },
              ]}
            />
          </Flex>
          <Text role="status" fontSize="sm" color="fg.muted">
            {t(isDirty ? 'site.preview.unsaved' : 'site.preview.saved')}
          </Text>
          <Box ref={room.element} height={`${HEIGHT}px`} overflow="hidden">
            <Frame
              title={t('site.preview.page')}
              sandbox="allow-same-origin"
              src={`/site/draft/${language}?version=${version}${page === 'faq' ? '#faq' : ''}`}
              display="block"
              border="1px solid"
              borderColor="border"
              borderRadius="card"
              transformOrigin={{ _ltr: 'top left', _rtl: 'top right' }}
              style={{ width: widths[width], height: HEIGHT / scale, transform: `scale(${scale})` }}
            />
          </Box>
        </Stack>
      </section>
    </Card>
  );
}
