import { UNREADY } from '@tessera/wire';
import { expect, test } from 'vitest';
import { refusalWords } from './refusals.ts';
import { ONLINE_WORDS } from './words/index.ts';
