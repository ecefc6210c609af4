import { Box, isComposing, TextField } from '@academy/shared-ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchIcon } from '../../icons.ts';

const PAUSE = 300;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/**
 * Searches after a pause in typing, and at once on Enter. Follows Back and Forward, but never replaces text that is
 * being typed. A user who has left for another page, even one that is still loading, is not brought back.
 */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [before, setBefore] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== before) {
    setBefore(value);
    if (value !== sent) setText(value);
  }
  const { pathname } = useLocation();
  const wanted = text.trim();
  const send = () => {
    setSent(wanted);
    onSearch(wanted);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause starts at the last letter
  useEffect(() => {
    if (wanted === value) return;
    const timer = setTimeout(() => {
      if (window.location.pathname === pathname) send();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [wanted, value]);
  return (
    <Box flex={{ base: '1 1 0', md: '1 1 14rem' }} minWidth="0" maxWidth={{ md: '20rem' }}>
      <TextField
        type="search"
        label={label}
        labelHidden
        placeholder={label}
        value={text}
        autoComplete="off"
        icon={<SearchIcon size={18} />}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event.nativeEvent) && wanted !== value) send();
        }}
      />
    </Box>
  );
}
