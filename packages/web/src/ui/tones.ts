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
): Tone => ({ at, length, from, to, wave, volume });

/** A note of a chime, with a quiet octave above it. */
const note = (at: number, length: number, pitch: number, volume: number): readonly Tone[] => [
  tone(at, length, pitch, pitch, 'sine', volume),
  tone(at, length / 2, 2 * pitch, 2 * pitch, 'triangle', volume / 5),
];

/** As loud as one another to the ear, each with something above 300 Hz that the speaker of a phone can give. */
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  place: [tone(0, 0.09, 340, 180, 'sine', 0.5), tone(0, 0.05, 1300, 700, 'triangle', 0.36)],
  move: [
    tone(0, 0.07, 260, 200, 'sine', 0.3),
    tone(0.06, 0.08, 320, 170, 'sine', 0.42),
    tone(0.06, 0.05, 1000, 560, 'triangle', 0.34),
  ],
  capture: [
    tone(0, 0.05, 900, 300, 'triangle', 0.34),
    tone(0.05, 0.16, 200, 70, 'sine', 0.48),
    tone(0.05, 0.07, 1700, 900, 'triangle', 0.32),
  ],
  // A die hits the table, bounces twice and lies.
  dice: [
    tone(0, 0.04, 1300, 600, 'triangle', 0.52),
    tone(0.08, 0.035, 1100, 520, 'triangle', 0.46),
    tone(0.14, 0.03, 1200, 560, 'triangle', 0.36),
    tone(0.18, 0.08, 420, 210, 'sine', 0.5),
  ],
  turn: [...note(0, 0.16, 659, 0.26), ...note(0.11, 0.3, 880, 0.27)],
  win: [
    ...note(0, 0.22, 523, 0.2),
    ...note(0.13, 0.22, 659, 0.2),
    ...note(0.26, 0.22, 784, 0.2),
    ...note(0.42, 0.8, 1047, 0.22),
    ...note(0.42, 0.8, 659, 0.13),
  ],
  lose: [...note(0, 0.35, 392, 0.22), ...note(0.22, 0.35, 330, 0.22), ...note(0.44, 0.8, 262, 0.24)],
  refuse: [tone(0, 0.14, 310, 220, 'triangle', 0.5), tone(0, 0.1, 620, 440, 'triangle', 0.2)],
};

const MASTER = 0.35;
const FADE = 0.02;
/** Pause in seconds before a second sound of the same moment. */
const NEXT = 0.22;

let context: AudioContext | undefined;

/** Plays sounds one after the other; hidden pages and browsers without audio stay silent. */
export function ring(...names: readonly Sound[]): void {
  if (typeof AudioContext === 'undefined' || document.hidden || names.length === 0) return;
  context ??= new AudioContext();
  // Browsers suspend audio until the first click or key.
  if (context.state === 'suspended') void context.resume();
  for (const [i, name] of names.entries())
    for (const one of TONES[name]) ringTone(context, { ...one, at: one.at + i * NEXT });
}

function ringTone(audio: AudioContext, { at, length, from, to, wave, volume }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * MASTER, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  // An exponential never reaches zero, and a tone cut off above it clicks.
  gain.gain.linearRampToValueAtTime(0, start + length + FADE);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length + FADE);
}
