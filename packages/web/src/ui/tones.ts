/** Synthesis of the sounds, lazy-loaded when the first one is played. */
import type { Sound } from './sound.ts';

/** One tone: start and duration in seconds, and a pitch that glides between two frequencies in hertz. */
interface Tone {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly wave: OscillatorType;
  readonly volume: number;
}

const tone = (
  at: number,
  length: number,
  from: number,
  to: number,
  wave: OscillatorType,
  volume: number,
): Tone => ({
  at,
  length,
  from,
  to,
  wave,
  volume,
});

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  place: [tone(0, 0.09, 320, 170, 'sine', 0.5), tone(0, 0.03, 1400, 700, 'triangle', 0.12)],
  move: [tone(0, 0.07, 240, 180, 'sine', 0.35), tone(0.06, 0.08, 300, 150, 'sine', 0.45)],
  capture: [
    tone(0, 0.05, 900, 300, 'triangle', 0.25),
    tone(0.05, 0.16, 200, 70, 'sine', 0.6),
    tone(0.05, 0.06, 1800, 900, 'triangle', 0.1),
  ],
  end: [
    tone(0, 0.5, 392, 392, 'sine', 0.25),
    tone(0.14, 0.5, 494, 494, 'sine', 0.25),
    tone(0.28, 0.9, 587, 587, 'sine', 0.3),
  ],
  refuse: [tone(0, 0.12, 180, 130, 'triangle', 0.35)],
};

let context: AudioContext | undefined;

/** Synthesises a sound; browsers without audio stay silent. */
export function sound(name: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers suspend audio until the first click or key.
  if (context.state === 'suspended') void context.resume();
  for (const one of TONES[name]) ring(context, one);
}

function ring(audio: AudioContext, { at, length, from, to, wave, volume }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * 0.4, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}
