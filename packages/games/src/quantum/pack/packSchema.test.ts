import { testPackSchema } from '../../../test/packSchema.ts';
import { BUILT_IN_PACK, packComplaints } from './index.ts';

testPackSchema({
  file: 'quantum.schema.json',
  clause: 'Q-PACK-2',
  builtIn: BUILT_IN_PACK,
  complaints: packComplaints,
  // A map is its picture, or its tiles and starts: these fields are read together.
  except: ['maps.picture', 'maps.tiles', 'maps.starts', 'maps.players', 'maps.stock'],
  beyond: /comes twice|^has \d+|^it has|that of the built-in pack/,
});
