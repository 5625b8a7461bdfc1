import { testPackSchema } from '../../test/packSchema.ts';
import { BUILT_IN_PACK, packComplaints } from './pack.ts';

testPackSchema({
  file: 'pack.schema.json',
  clause: 'T-PACK-2',
  builtIn: BUILT_IN_PACK,
  complaints: packComplaints,
  more: [['bases', 0, 'rows', 2]],
  // Syntax of effects, and constraints between rows.
  beyond: /is not a step|is not an ability|comes twice|^has \d+|the id says|that of the built-in pack/,
});
