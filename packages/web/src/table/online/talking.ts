/** Whether the panel of what is said stands open. The button that opens it stands elsewhere. */
import { createSignal, useSignal } from '../../ui/render/signal.ts';

const talk = createSignal(false);

export const openTalk = talk.set;

export const useTalkOpen = (): boolean => useSignal(talk, isOpen => isOpen);
