import { testCatalogue } from '../../../test/catalogue.ts';
import { RIFT_TEXT } from './index.ts';

testCatalogue(RIFT_TEXT, { fr: ['name', 'kind', 'pieces.T', 'options.camp.label'], cs: [] });
