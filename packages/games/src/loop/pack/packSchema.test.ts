import { testPackSchema } from '../../../test/packSchema.ts';
import { BUILT_IN_PACK } from './builtIn.ts';
import { packComplaints } from './index.ts';

testPackSchema({
  file: 'loop.schema.json',
  clause: 'L-PACK-2',
  builtIn: BUILT_IN_PACK,
  complaints: packComplaints,
  // Syntax of effects, and constraints between rows.
  beyond:
    /no part of an effect|rift wants an era|comes twice|^has \d+|^is \d+; at most|that of the built-in pack/,
});
