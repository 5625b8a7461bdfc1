/** Open state of the chat panel, shared with the button that opens it elsewhere. */
import { createSignal, useSignal } from '../../ui/render/signal.ts';

const talk = createSignal(false);

export const openTalk = talk.set;

export const useTalkOpen = (): boolean => useSignal(talk, isOpen => isOpen);
