import { configure } from '@testing-library/react';

// Longer timeouts for a busy machine; a passing test does not wait longer because of them.
configure({ asyncUtilTimeout: 10_000 });
