import { testWords } from '../../text/testing.ts';
import { loadWords } from '../SettingsPage.tsx';

testWords(loadWords);
