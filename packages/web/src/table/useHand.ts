/**
 * Selection state at any table: applies transitions, sends answers to the match, ignores the second half of a
 * double click.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MatchClient, Refusal } from '../match/client.ts';
import { type Hand, isEcho, isFar, type Press, pressOf, type Stepped } from './hand.ts';

interface HandWorld<A, H> {
  readonly client: Pick<MatchClient<unknown>, 'submit'>;
  /** State without a selection. */
  readonly fresh: H;
  /** Answers in notation: one, or several that follow each other in one motion. */
  answersOf(play: A): readonly string[];
  /** Called on every press: clears old messages. */
  onPress(): void;
  onRefused(refusal: Refusal): void;
  /** Shows why an illegal guess is refused. */
  explain?(refused: string): void;
}

interface HandDeeds<A, H> {
  readonly hand: H;
  change(hand: H): void;
  /** Applies the transition of a press. */
  follow(step: () => Stepped<H, A>): void;
  /** True if the current press is the second half of a double click, which is ignored. */
  isEcho(): boolean;
  /** Position of the last pointer press; undefined after a key. */
  pressed(): Press | undefined;
}

export function useHand<A, H extends Hand<A, unknown>>(world: HandWorld<A, H>): HandDeeds<A, H> {
  const { client, fresh } = world;
  const [stored, change] = useState<H>();
  const hand = stored?.seq === fresh.seq ? stored : fresh;
  const pointer = usePointer();
  const submit = async (answers: readonly string[]): Promise<void> => {
    for (const answer of answers) {
      const refusal = await client.submit(answer);
      if (refusal) return world.onRefused(refusal);
    }
  };
  const follow = (step: () => Stepped<H, A>): void => {
    if (pointer.isEcho()) return;
    const { hand: next, play, refused } = step();
    world.onPress();
    if (refused !== undefined) world.explain?.(refused);
    change(next);
    if (play !== undefined) submit(world.answersOf(play));
  };
  return { hand, change, follow, ...pointer };
}

/** Detects double clicks: keys, presses with a key in between, and drags do not count. */
function usePointer(): Pick<HandDeeds<never, never>, 'isEcho' | 'pressed'> {
  const now = useRef<{ press?: Press | undefined; isEcho: boolean }>({ isEcho: false });
  // At the window, before other listeners: they find the last press already cleared.
  useLayoutEffect(() => {
    let last: Press | undefined;
    const down = (event: PointerEvent): void => {
      const press = pressOf(event);
      now.current = { press, isEcho: isEcho(last, press) };
      last = press;
    };
    const up = (event: PointerEvent): void => {
      if (last && isFar(last, pressOf(event))) now.current.isEcho = false;
    };
    const key = (): void => {
      last = undefined;
      now.current = { isEcho: false };
    };
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener('pointerdown', down, options);
    addEventListener('pointerup', up, options);
    addEventListener('keydown', key, options);
    return () => stop.abort();
  }, []);
  return { isEcho: () => now.current.isEcho, pressed: () => now.current.press };
}
