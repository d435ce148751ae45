import { afterAll } from 'vitest';
import { endFile } from './after-file.ts';

// Runs before each test file.
afterAll(endFile);
