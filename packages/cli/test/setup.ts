/** Runs before each test file of the command line: files of one worker share their modules. */
import { freshFolder } from './harness.ts';

freshFolder();
