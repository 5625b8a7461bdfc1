/** Icon of a mode: a mission, a Supa Clone, a Centrifuge, an Ultramachina card. */
import { DIMENSIONS, MISSIONS, type ModeId } from '@tessera/games/loop';
import { Centrifuge } from '../pieces/Centrifuge.tsx';
import { CloneFace } from '../pieces/CloneFace.tsx';
import { MissionMark } from '../pieces/MissionMark.tsx';
import { UltraMark } from '../pieces/UltraMark.tsx';

const LOOPS = MISSIONS.findIndex(({ id }) => id === 'M-LOOP-FOO');

export function ModeSign({ mode }: { readonly mode: ModeId }) {
  switch (mode) {
    case 'sabotage':
      return <MissionMark mission={LOOPS} />;
    case 'supa':
      return <CloneFace token={{ destruction: 5, isSupa: true }} />;
    case 'centrifuge':
      return <Centrifuge dimension={DIMENSIONS.indexOf('star')} />;
    case 'ultramachina':
      return <UltraMark ultra={{ verb: 'rift', target: 3 }} />;
    default:
      return mode satisfies never;
  }
}
